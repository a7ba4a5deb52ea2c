import { MIXING_MESSAGE_MS } from '@outrank/shared/limits';
import { addItem, type ListItems, type Placement, replaceItem } from '@outrank/shared/lists/itemChanges';
import type { ListContent } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type Dispatch, useCallback, useReducer, useState } from 'react';
import { createHistory } from '#ui/history/history.ts';
import { useRemovalToast, useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/stable.ts';
import { type EditorAction, type EditorHistory, editorReducer } from './editorReducer.ts';

export type ListEditorState = {
  readonly content: ListContent;
  readonly history: EditorHistory;
  readonly dispatch: Dispatch<EditorAction>;
  /**
   * The items with a chosen one in the slot, or with a dropped one at `dropIndex`. Undefined when the list refuses it: a message
   * says when seasons and contestants would mix.
   */
  readonly place: (item: ListedItem, dropIndex?: number) => ListItems | undefined;
  /** Shows what `place` returned, and goes on to the next slot. */
  readonly update: (items: ListItems) => void;
  /** Adds all items at the end that are not listed yet, as one change. */
  readonly placeAll: (items: ListItems) => void;
  readonly remove: (item: ListedItem) => void;
  /** The listed item that the user chose again; `turn` counts how often. */
  readonly repeated: { readonly id: string; readonly turn: number } | undefined;
  /** The slot that the next choice fills. On phones the user opens the seasons for one. */
  readonly slot: {
    /** One past the end adds an item. */
    readonly index: number;
    /** The seasons are open, for the user to choose an item. */
    readonly isChoosing: boolean;
    readonly open: (index: number) => void;
    readonly close: () => void;
  };
};

/** The state of the list editor: all that is not saved yet. */
export function useListEditor(initial: ListContent): ListEditorState {
  const [history, dispatch] = useReducer(editorReducer, initial, createHistory);
  const [repeated, setRepeated] = useState<ListEditorState['repeated']>();
  const [openSlot, setOpenSlot] = useState<number>();
  const toast = useToast();
  const showRemoval = useRemovalToast();
  const content = history.present;
  const end = content.items.length;
  const index = Math.min(openSlot ?? end, end);

  const showRefusal = (placement: Placement, { id }: ListedItem) => {
    if (placement.kind === 'placed') return placement.items;
    if (placement.kind === 'duplicate') setRepeated({ id, turn: (repeated?.turn ?? 0) + 1 });
    else toast.show({ id: 'mixing', kind: 'error', text: placement.message, duration: MIXING_MESSAGE_MS });
    return undefined;
  };
  const place = (item: ListedItem, dropIndex?: number) => {
    const isReplacement = dropIndex === undefined && index < end;
    const placement = isReplacement
      ? replaceItem(content.items, item, index)
      : addItem(content.items, item, dropIndex);
    return showRefusal(placement, item);
  };
  const update = (items: ListItems) => {
    dispatch({ type: 'itemPlaced', items });
    // After an addition the seasons stay open for the next one; a replacement closes them.
    if (openSlot !== undefined) setOpenSlot(items.length > end ? items.length : undefined);
  };
  const placeAll = useStableCallback((added: ListItems) => {
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

  const open = useCallback((at: number) => setOpenSlot(at), []);
  const close = useCallback(() => setOpenSlot(undefined), []);
  const slot = { index, isChoosing: openSlot !== undefined, open, close };
  return { content, history, dispatch, place, update, placeAll, remove, repeated, slot };
}
