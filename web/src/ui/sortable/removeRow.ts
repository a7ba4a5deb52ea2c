import { flushSync } from 'react-dom';
import { getRows, locateRow } from './rows.ts';

/**
 * Removes the row of a button. The focus would be lost with the button, so it moves to the row that takes the index: to its
 * remove button, or to the button of an empty slot.
 */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const located = locateRow(button);
  flushSync(remove);
  if (!located) return;
  const rows = getRows(located.list);
  const next = rows[located.index] ?? rows[located.index - 1];
  const target = next?.querySelector<HTMLElement>('[data-removes-row]') ?? next?.querySelector('button');
  target?.focus({ preventScroll: true });
}
