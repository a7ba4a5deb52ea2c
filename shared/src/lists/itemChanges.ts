import type { ListedItem } from './listedItem.ts';

/** Pure changes of the items of a list. */

export type ListItems = readonly ListedItem[];

export const MIXING_MESSAGES = {
  seasons: 'This ranking contains seasons. You cannot mix seasons and contestants in the same list.',
  contestants: 'This ranking contains contestants. You cannot mix contestants and seasons in the same list.',
} as const;

export type Placement =
  | { readonly kind: 'placed'; readonly items: ListItems }
  /** The item is already in the list, at this index. The specification ignores this silently. */
  | { readonly kind: 'duplicate'; readonly index: number }
  | { readonly kind: 'mixed'; readonly message: string };

/** Indexes out of range are clamped. */
function insertAt(rest: ListItems, item: ListedItem, at: number): ListItems {
  const index = Math.max(0, Math.min(rest.length, at));
  return [...rest.slice(0, index), item, ...rest.slice(index)];
}

function tryInsert(rest: ListItems, item: ListedItem, at: number): Placement {
  const index = rest.findIndex(({ id }) => id === item.id);
  if (index >= 0) return { kind: 'duplicate', index };
  const first = rest[0];
  if (first && first.isSeason !== item.isSeason) {
    return { kind: 'mixed', message: first.isSeason ? MIXING_MESSAGES.seasons : MIXING_MESSAGES.contestants };
  }
  return { kind: 'placed', items: insertAt(rest, item, at) };
}

/** Inserts an item at an index from 0, by default at the end. */
export function addItem(items: ListItems, item: ListedItem, at = items.length): Placement {
  return tryInsert(items, item, at);
}

/** Replaces the item at an index. An index past the end adds the item. */
export function replaceItem(items: ListItems, item: ListedItem, at: number): Placement {
  const listed = items.findIndex(({ id }) => id === item.id);
  if (listed >= 0) return { kind: 'duplicate', index: listed };
  return tryInsert(
    items.filter((_, index) => index !== at),
    item,
    at,
  );
}

export function removeItem(items: ListItems, id: string): ListItems {
  return items.filter((item) => item.id !== id);
}

/** Moves the item at `from` so that its index is `to` afterwards. */
export function moveItem(items: ListItems, from: number, to: number): ListItems {
  const item = items[from];
  if (!item) return items;
  const rest = items.filter((_, index) => index !== from);
  return insertAt(rest, item, to);
}
