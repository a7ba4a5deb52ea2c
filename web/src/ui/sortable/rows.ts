import { flushSync } from 'react-dom';
import type { RowBox } from './dropLayout.ts';

export const getRows = (list: HTMLElement) => Array.from(list.children) as HTMLElement[];

/** Where the rows stand without their transforms, which `offsetTop` ignores. */
export const measureRows = (list: HTMLElement): RowBox[] =>
  getRows(list).map((row) => ({ top: row.offsetTop - list.offsetTop, height: row.offsetHeight }));

/**
 * Removes the row of a button. The focus would be lost with the button, so it moves to the row that takes the index: to its
 * remove button, or to the button of an empty slot.
 */
export function removeRow(button: HTMLElement, remove: () => void): void {
  const row = button.closest<HTMLElement>('[role="listitem"]');
  const list = row?.parentElement;
  const index = row && list ? getRows(list).indexOf(row) : -1;
  flushSync(remove);
  if (!list) return;
  const rows = getRows(list);
  const next = rows[index] ?? rows[index - 1];
  const target = next?.querySelector<HTMLElement>('[data-removes-row]') ?? next?.querySelector('button');
  target?.focus({ preventScroll: true });
}
