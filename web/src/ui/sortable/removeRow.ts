import { flushSync } from 'react-dom';

/**
 * Removes the row of a button. The focus would be lost with the button, so it moves to the row that takes the index: to its
 * remove button, or to the button of an empty slot.
 */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const row = button.closest('li');
  const rows = button.closest('ol')?.children;
  const index = row && rows ? Array.from(rows).indexOf(row) : -1;
  flushSync(remove);
  const next = rows?.[index] ?? rows?.[index - 1];
  const target = next?.querySelector<HTMLElement>('[data-removes-row]') ?? next?.querySelector('button');
  target?.focus({ preventScroll: true });
}
