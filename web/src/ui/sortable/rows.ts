import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RowBox } from './dropLayout.ts';

/*
 * The rows of a sortable list stand in blocks, so that the browser lays out, paints and hit-tests one block instead of
 * hundreds of rows. A row that moves to another block is a new element.
 */

/** A button of a row: the row's key and the button's index in the row. */
export type RowControl = { readonly key: string; readonly index: number };

const ROW = '[role="listitem"]';

export function getRows(list: HTMLElement): HTMLElement[] {
  return Array.from(list.children).flatMap((block) => Array.from(block.children) as HTMLElement[]);
}

/** The index of the row that an element stands in, and the list's element; undefined outside a list. */
function locateRow(element: HTMLElement): { list: HTMLElement; index: number } | undefined {
  const row = element.closest<HTMLElement>(ROW);
  const list = row?.closest<HTMLElement>('[role="list"]');
  return row && list ? { list, index: getRows(list).indexOf(row) } : undefined;
}

/** `keys` are the keys of all rows. They are not in the document, because an item's id may say what nobody should read. */
export function getRowControl(button: HTMLElement, keys: readonly string[]): RowControl | undefined {
  const location = locateRow(button);
  const key = location && keys[location.index];
  const buttons = Array.from<Element>(button.closest(ROW)?.querySelectorAll('button') ?? []);
  return key === undefined ? undefined : { key, index: buttons.indexOf(button) };
}

/** The element that a control has now. */
export function findRowControl(
  list: HTMLElement,
  keys: readonly string[],
  { key, index }: RowControl,
): HTMLElement | undefined {
  return getRows(list)[keys.indexOf(key)]?.querySelectorAll('button')[index];
}

/**
 * Where the rows stand without their transforms, which `offsetTop` ignores. Measuring a row in a block that the browser
 * skips would lay out that block, so its rows are taken to be equally high.
 */
export function measureRows(list: HTMLElement): RowBox[] {
  return Array.from(list.children).flatMap((child) => {
    const block = child as HTMLElement;
    const rows = Array.from(block.children) as HTMLElement[];
    const top = block.offsetTop - list.offsetTop;
    if (!isSkipped(rows[0]))
      return rows.map((row) => ({ top: top + row.offsetTop, height: row.offsetHeight }));
    const height = block.offsetHeight / rows.length;
    return rows.map((_, index) => ({ top: top + index * height, height }));
  });
}

/** Browsers without `checkVisibility` skip nothing. */
function isSkipped(row: HTMLElement | undefined): boolean {
  return row?.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

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

/**
 * Keeps the focus on a button of a row whose element is replaced because the row moved to another block. Returns the
 * list's focus handlers.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const focused = useRef<RowControl | undefined>(undefined);

  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (!isFocusLost || !list.current || !focused.current) return;
    findRowControl(list.current, keys, focused.current)?.focus({ preventScroll: true });
  }, [keys, list]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = getRowControl(target, keys);
    },
    // React sends no blur events while it replaces elements.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
