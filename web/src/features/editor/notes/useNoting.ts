import { MIXING_MESSAGE_MS } from '@outrank/shared/limits';
import type { ListItems } from '@outrank/shared/lists/itemChanges';
import { canAddNote } from '@outrank/shared/lists/notes';
import { type Dispatch, useCallback } from 'react';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import type { EditorAction } from '../editorReducer.ts';
import { NOTES_FULL } from './NoteField.tsx';

/** Stable functions for all rows, so that a letter of a note renders only its own row. */
export function useNoting(items: ListItems, dispatch: Dispatch<EditorAction>) {
  const toast = useToast();
  const onNote = useCallback((id: string, note: string) => dispatch({ type: 'noted', id, note }), [dispatch]);
  /** Whether the item has a note or can get one. A message says when the list is full. */
  const canNote = useStableCallback((id: string) => {
    const isPossible = canAddNote(items) || items.some((item) => item.id === id && item.note !== undefined);
    if (!isPossible) toast.show({ id: 'notes', kind: 'info', text: NOTES_FULL, duration: MIXING_MESSAGE_MS });
    return isPossible;
  });
  return { onNote, canNote };
}
