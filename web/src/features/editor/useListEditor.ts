import { MIXING_MESSAGE_MS } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/list';
import type { ListedItem } from '@outrank/shared/listedItem';
import { addItem, type Placement, replaceItem } from '@outrank/shared/ranking';
import { type Dispatch, useReducer, useState } from 'react';
import { useToast } from '#ui/Toast.tsx';
import { type EditorHistory, type HistoryAction, historyOf, historyReducer } from './editorHistory.ts';

export type ListEditorState = {
  readonly content: ListContent;
  readonly history: EditorHistory;
  readonly dispatch: Dispatch<HistoryAction>;
  /** Adds an item, at the end by default; mixing seasons with contestants is refused in words. */
  readonly add: (item: ListedItem, at?: number) => void;
  /** Puts an item in the place of another, which leaves the list. */
  readonly replace: (item: ListedItem, at: number) => void;
  /** The item that was chosen again although it is listed: its place gives a hint. */
  readonly repeatedId: string | undefined;
};

/** The list in the making: the one home of everything that is not saved yet. */
export function useListEditor(initial: ListContent): ListEditorState {
  const [history, dispatch] = useReducer(historyReducer, initial, historyOf);
  const [repeatedId, setRepeatedId] = useState<string>();
  const toast = useToast();
  const content = history.present;

  const settle = (placement: Placement, item: ListedItem, action: HistoryAction) => {
    setRepeatedId(placement.kind === 'duplicate' ? item.id : undefined);
    if (placement.kind === 'placed') dispatch(action);
    if (placement.kind !== 'mixed') return;
    toast.show({ id: 'mixing', kind: 'error', text: placement.message, duration: MIXING_MESSAGE_MS });
  };
  const add = (item: ListedItem, at?: number) =>
    settle(addItem(content.items, item, at), item, { type: 'itemAdded', item, at });
  const replace = (item: ListedItem, at: number) =>
    settle(replaceItem(content.items, item, at), item, { type: 'itemReplaced', item, at });

  return { content, history, dispatch, add, replace, repeatedId };
}
