import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStableCallback } from '#ui/useStableCallback.ts';

/** The list or ballot that the seasons panel adds to. */
export type PanelList<List> = {
  /** Adds an item: at an index where it was dropped, or where a click adds it. Returns whether the list took it. */
  readonly add: (item: ListedItem, index?: number) => boolean;
  /** Calls back with the new list after each addition. Returns the cleanup, which ends that. */
  readonly onUpdate: (callback: (list: List) => void) => () => void;
};

/** `place` returns the list with the item, or undefined when the list refuses it. */
export function usePanelList<List>(
  place: (item: ListedItem, index: number | undefined) => List | undefined,
): PanelList<List> {
  const [callbacks] = useState(() => new Set<(list: List) => void>());
  const add = useStableCallback((item: ListedItem, index?: number) => {
    const list = place(item, index);
    if (list !== undefined) for (const callback of callbacks) callback(list);
    return list !== undefined;
  });
  return useMemo(() => {
    const onUpdate = (callback: (list: List) => void) => {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    };
    return { add, onUpdate };
  }, [add, callbacks]);
}

/** Registers a callback for as long as the component is mounted. */
export function useListUpdates<List>(
  { onUpdate }: Pick<PanelList<List>, 'onUpdate'>,
  callback: (list: List) => void,
): void {
  const handleUpdate = useEffectEvent(callback);
  useEffect(() => onUpdate((list) => handleUpdate(list)), [onUpdate]);
}
