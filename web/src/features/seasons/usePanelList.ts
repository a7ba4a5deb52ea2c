import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useMemo } from 'react';
import { useStableCallback } from '#ui/stable.ts';

export type PanelList = {
  /** Adds an item: at an index where it was dropped, or where a click adds it. Returns whether the list took it. */
  readonly add: (item: ListedItem, index?: number) => boolean;
  /** Adds all items at the end that are not listed yet. A ballot of ten places lacks it. */
  readonly addAll?: (items: readonly ListedItem[]) => void;
};

/**
 * `place` returns the list with the item, or undefined when the list refuses it. `onUpdate` gets each new list once, as long as
 * the component is mounted.
 */
export function usePanelList<List>(
  place: (item: ListedItem, index: number | undefined) => List | undefined,
  onUpdate: (list: List) => void,
  addAll?: PanelList['addAll'],
): PanelList {
  const add = useStableCallback((item: ListedItem, index?: number) => {
    const list = place(item, index);
    if (list === undefined) return false;
    onUpdate(list);
    return true;
  });
  return useMemo(() => ({ add, ...(addAll && { addAll }) }), [add, addAll]);
}

/** The listed ids as a set. It stays the same object while only their order changes: moving an item renders no panel. */
export function useListedIds(ids: readonly string[]): ReadonlySet<string> {
  const sorted = [...ids].sort().join(' ');
  return useMemo(() => new Set(sorted.split(' ').filter(Boolean)), [sorted]);
}
