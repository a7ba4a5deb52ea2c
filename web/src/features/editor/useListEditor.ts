import { MIXING_MESSAGE_MS } from '@outrank/shared/limits';
import { addItem, type ListItems, type Placement, replaceItem } from '@outrank/shared/lists/itemChanges';
import type { ListContent } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type Dispatch, useReducer, useState } from 'react';
import { createHistory } from '#ui/history/history.ts';
import { useRemovalToast, useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { type EditorAction, type EditorHistory, editorReducer } from './editorReducer.ts';

export type ListEditorState = {
  readonly content: ListContent;
  readonly history: EditorHistory;
  readonly dispatch: Dispatch<EditorAction>;
  /** The items with one more at an index, at the end by default. A message says when seasons and contestants would mix. */
  readonly withAdded: (item: ListedItem, index?: number) => ListItems | undefined;
  /** The items with the one at an index replaced. */
  readonly withReplaced: (item: ListedItem, index: number) => ListItems | undefined;
  /** Removes an item and offers to undo that. */
  readonly remove: (item: ListedItem) => void;
  /** The listed item that the user chose again; `turn` counts how often. */
  readonly repeated: { readonly id: string; readonly turn: number } | undefined;
};

/** The state of the list editor: all that is not saved yet. */
export function useListEditor(initial: ListContent): ListEditorState {
  const [history, dispatch] = useReducer(editorReducer, initial, createHistory);
  const [repeated, setRepeated] = useState<ListEditorState['repeated']>();
  const toast = useToast();
  const showRemoval = useRemovalToast();
  const content = history.present;

  const showRefusal = (placement: Placement, { id }: ListedItem) => {
    if (placement.kind === 'placed') return placement.items;
    if (placement.kind === 'duplicate') setRepeated({ id, turn: (repeated?.turn ?? 0) + 1 });
    else toast.show({ id: 'mixing', kind: 'error', text: placement.message, duration: MIXING_MESSAGE_MS });
    return undefined;
  };
  const withAdded = (item: ListedItem, index?: number) =>
    showRefusal(addItem(content.items, item, index), item);
  const withReplaced = (item: ListedItem, index: number) =>
    showRefusal(replaceItem(content.items, item, index), item);

  /** Undoes the removal when it was the last change. Later changes stay, and the item returns to its index. */
  const restore = useStableCallback((item: ListedItem, index: number) => {
    const last = history.past.at(-1)?.state.items ?? [];
    const wasRemovedLast = last.length > content.items.length && last[index]?.id === item.id;
    if (wasRemovedLast) return dispatch({ type: 'undone' });
    const items = withAdded(item, index);
    if (items) dispatch({ type: 'itemPlaced', items });
  });
  const remove = useStableCallback((item: ListedItem) => {
    const index = content.items.findIndex(({ id }) => id === item.id);
    dispatch({ type: 'itemRemoved', id: item.id });
    showRemoval(item.name, () => restore(item, index));
  });

  return { content, history, dispatch, withAdded, withReplaced, remove, repeated };
}
