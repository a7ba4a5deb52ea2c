import { MIXING_MESSAGE_MS } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/lists/list';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { addItem, type Placement, replaceItem } from '@outrank/shared/lists/ranking';
import { type Dispatch, useReducer, useState } from 'react';
import { historyOf } from '#ui/history/history.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { type EditorHistory, type EditorHistoryAction, editorHistoryReducer } from './editorHistory.ts';

export type ListEditorState = {
  readonly content: ListContent;
  readonly history: EditorHistory;
  readonly dispatch: Dispatch<EditorHistoryAction>;
  /** Adds an item, at the end by default; mixing seasons with contestants is refused in words. */
  readonly add: (item: ListedItem, at?: number) => Placement['kind'];
  /** Puts an item in the place of another, which leaves the list. */
  readonly replace: (item: ListedItem, at: number) => Placement['kind'];
  /** The item that was chosen again although it is listed; `turn` counts the times. */
  readonly repeated: { readonly id: string; readonly turn: number } | undefined;
};

/** The list in the making: the one home of everything that is not saved yet. */
export function useListEditor(initial: ListContent): ListEditorState {
  const [history, dispatch] = useReducer(editorHistoryReducer, initial, historyOf);
  const [repeated, setRepeated] = useState<ListEditorState['repeated']>();
  const toast = useToast();
  const content = history.present;

  const settle = (placement: Placement, item: ListedItem, action: EditorHistoryAction) => {
    if (placement.kind === 'duplicate') setRepeated({ id: item.id, turn: (repeated?.turn ?? 0) + 1 });
    if (placement.kind === 'placed') dispatch(action);
    if (placement.kind === 'mixed') {
      toast.show({ id: 'mixing', kind: 'error', text: placement.message, duration: MIXING_MESSAGE_MS });
    }
    return placement.kind;
  };
  const add = useStableCallback((item: ListedItem, at?: number) =>
    settle(addItem(content.items, item, at), item, { type: 'itemAdded', item, at }),
  );
  const replace = useStableCallback((item: ListedItem, at: number) =>
    settle(replaceItem(content.items, item, at), item, { type: 'itemReplaced', item, at }),
  );

  return { content, history, dispatch, add, replace, repeated };
}
