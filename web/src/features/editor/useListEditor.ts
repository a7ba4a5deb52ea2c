import { addItem, type ListItems, replaceItem } from '@outrank/shared/lists/itemChanges';
import type { ListContent } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { refreshItems } from '@outrank/shared/lists/refreshItems';
import { useMemo, useReducer, useState } from 'react';
import { useSeasons } from '#reader/useShield.ts';
import { createHistory } from '#ui/history/history.ts';
import { useRemovalToast, useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/stable.ts';
import { editorReducer } from './editorReducer.ts';

export function useListEditor(initial: ListContent) {
  const [history, dispatch] = useReducer(editorReducer, initial, createHistory);
  /** Whom the next choice replaces; `null` adds at the end. */
  const [openSlot, setOpenSlot] = useState<string | null>();
  const toast = useToast();
  const showRemoval = useRemovalToast();
  const seasons = useSeasons();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items follow from the catalogue
  const content = useMemo(() => refreshItems(history.present), [history.present, seasons]);
  const end = content.items.length;
  const found = content.items.findIndex(({ id }) => id === openSlot);
  const index = found < 0 ? end : found;

  /**
   * The items with a chosen one in the slot, or with a dropped one at `dropIndex`. Undefined when the list refuses it: a message
   * says when seasons and contestants would mix.
   */
  const place = (item: ListedItem, dropIndex?: number): ListItems | undefined => {
    const isReplacement = dropIndex === undefined && index < end;
    const placement = isReplacement
      ? replaceItem(content.items, item, index)
      : addItem(content.items, item, dropIndex);
    if (placement.kind === 'placed') return placement.items;
    if (placement.kind === 'mixed') toast.show({ id: 'mixing', kind: 'error', text: placement.message });
    return undefined;
  };
  /** Places an item and goes on to the next slot. Returns whether the list took it. */
  const add = useStableCallback((item: ListedItem, dropIndex?: number): boolean => {
    const items = place(item, dropIndex);
    if (!items) return false;
    dispatch({ type: 'itemPlaced', items });
    // After an addition the seasons stay open for the next one; a replacement closes them.
    if (openSlot !== undefined) setOpenSlot(items.length > end ? null : undefined);
    return true;
  });
  /** Adds all items at the end that are not listed yet, as one change. */
  const addAll = useStableCallback((added: ListItems) => {
    const missing = added.filter(({ id }) => content.items.every((item) => item.id !== id));
    if (!missing[0] || !place(missing[0], end)) return;
    dispatch({ type: 'itemPlaced', items: [...content.items, ...missing] });
    setOpenSlot(undefined);
  });

  /** Undoes the removal when it was the last change. Later changes stay, and the item returns to its index. */
  const restore = useStableCallback((item: ListedItem, at: number) => {
    const last = history.past.at(-1)?.state.items ?? [];
    const wasRemovedLast = last.length > end && last[at]?.id === item.id;
    if (wasRemovedLast) return dispatch({ type: 'undone' });
    const items = place(item, at);
    if (items) dispatch({ type: 'itemPlaced', items });
  });
  const remove = useStableCallback((item: ListedItem) => {
    const at = content.items.findIndex(({ id }) => id === item.id);
    dispatch({ type: 'itemRemoved', id: item.id });
    showRemoval(item.name, () => restore(item, at));
  });

  const open = useStableCallback((at: number) => setOpenSlot(content.items[at]?.id ?? null));
  /** The slot that the next choice fills; one past the end adds an item. On phones it is chosen while the seasons are open. */
  const slot = { index, isChoosing: openSlot !== undefined, open, close: () => setOpenSlot(undefined) };
  return { content, history, dispatch, add, addAll, remove, slot };
}

export type ListEditorState = ReturnType<typeof useListEditor>;
