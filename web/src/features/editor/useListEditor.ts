import { MIXING_MESSAGE_MS } from '@outrank/shared/limits';
import { addItem, type Placement, replaceItem } from '@outrank/shared/lists/itemChanges';
import type { ListContent } from '@outrank/shared/lists/list';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type Dispatch, useReducer, useState } from 'react';
import { createHistory } from '#ui/history/history.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { type EditorAction, type EditorHistory, editorReducer } from './editorReducer.ts';

export type ListEditorState = {
  readonly content: ListContent;
  readonly history: EditorHistory;
  readonly dispatch: Dispatch<EditorAction>;
  /** Adds an item at an index, at the end by default. A message says when seasons and contestants would mix. */
  readonly add: (item: ListedItem, index?: number) => Placement['kind'];
  /** Replaces the item at an index. */
  readonly replace: (item: ListedItem, index: number) => Placement['kind'];
  /** The listed item that the user chose again; `turn` counts how often. */
  readonly repeated: { readonly id: string; readonly turn: number } | undefined;
};

/** The state of the list editor: all that is not saved yet. */
export function useListEditor(initial: ListContent): ListEditorState {
  const [history, dispatch] = useReducer(editorReducer, initial, createHistory);
  const [repeated, setRepeated] = useState<ListEditorState['repeated']>();
  const toast = useToast();
  const content = history.present;

  const apply = (placement: Placement, { id }: ListedItem) => {
    if (placement.kind === 'placed') dispatch({ type: 'itemPlaced', items: placement.items });
    if (placement.kind === 'duplicate') setRepeated({ id, turn: (repeated?.turn ?? 0) + 1 });
    if (placement.kind === 'mixed') {
      toast.show({ id: 'mixing', kind: 'error', text: placement.message, duration: MIXING_MESSAGE_MS });
    }
    return placement.kind;
  };
  const add = useStableCallback((item: ListedItem, index?: number) =>
    apply(addItem(content.items, item, index), item),
  );
  const replace = useStableCallback((item: ListedItem, index: number) =>
    apply(replaceItem(content.items, item, index), item),
  );

  return { content, history, dispatch, add, replace, repeated };
}
