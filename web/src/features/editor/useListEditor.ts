import { MIXING_MESSAGE_MS } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/list';
import type { ListedItem } from '@outrank/shared/listedItem';
import { addItem } from '@outrank/shared/ranking';
import { type Dispatch, useReducer } from 'react';
import { useToast } from '#ui/Toast.tsx';
import { type EditorAction, editorReducer } from './editorReducer.ts';

export type ListEditorState = {
  readonly content: ListContent;
  readonly dispatch: Dispatch<EditorAction>;
  /** Adds an item, at the end by default; mixing seasons with contestants is refused in words. */
  readonly add: (item: ListedItem, at?: number) => void;
};

/** The list in the making: the one home of everything that is not saved yet. */
export function useListEditor(initial: ListContent): ListEditorState {
  const [content, dispatch] = useReducer(editorReducer, initial);
  const toast = useToast();
  const add = (item: ListedItem, at?: number) => {
    const placement = addItem(content.items, item, at);
    if (placement.kind === 'mixed') {
      toast.show({ id: 'mixing', kind: 'error', text: placement.message, duration: MIXING_MESSAGE_MS });
    }
    dispatch({ type: 'itemAdded', item, at });
  };
  return { content, dispatch, add };
}
