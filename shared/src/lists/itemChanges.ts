import type { ListedItem } from './listedItem.ts';

/** Pure changes of the items of a list. */

export type ListItems = readonly ListedItem[];

export const MIXING_MESSAGES = {
  seasons: 'This ranking contains seasons. You cannot mix seasons and contestants in the same list.',
  contestants: 'This ranking contains contestants. You cannot mix contestants and seasons in the same list.',
} as const;

export type Placement =
  | { readonly kind: 'placed'; readonly items: ListItems }
  /** The item is already in the list, at this index. Nothing is shown. */
  | { readonly kind: 'duplicate'; readonly index: number }
  | { readonly kind: 'mixed'; readonly message: string };

/** Inserts an item at an index from 0, by default at the end. Indexes out of range are clamped, here and below. */
export function addItem(items: ListItems, item: ListedItem, at = items.length): Placement {
  const index = items.findIndex(({ id }) => id === item.id);
  if (index >= 0) return { kind: 'duplicate', index };
  const [first] = items;
  if (first && first.isSeason !== item.isSeason) {
    return { kind: 'mixed', message: first.isSeason ? MIXING_MESSAGES.seasons : MIXING_MESSAGES.contestants };
  }
  return { kind: 'placed', items: items.toSpliced(Math.max(0, at), 0, item) };
}

/** Replaces the item at an index. An index past the end adds the item. */
export function replaceItem(items: ListItems, item: ListedItem, at: number): Placement {
  const index = items.findIndex(({ id }) => id === item.id);
  if (index >= 0) return { kind: 'duplicate', index };
  const rest = items.filter((_, each) => each !== at);
  return addItem(rest, item, at);
}

export function removeItem(items: ListItems, id: string): ListItems {
  return items.filter((item) => item.id !== id);
}

/** Moves the item at `from` so that its index is `to` afterwards. */
export function moveItem(items: ListItems, from: number, to: number): ListItems {
  const item = items[from];
  if (!item) return items;
  return items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item);
}
