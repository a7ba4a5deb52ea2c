import { createListId } from '@outrank/shared/firestore/documentPaths';
import { SAVED_MESSAGE_MS } from '@outrank/shared/limits';
import type { ListContent, RankedList } from '@outrank/shared/lists/list';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SavedList, toSavedList } from '#features/editor/savedList.ts';
import { describeSaveError, getConflictingList, useSaveList } from '#features/lists/useSaveList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { useToast } from '#ui/overlay/Toast.tsx';

/** Saves from the editor: the first save of a new list gives it an id and an address, later ones update it. */
export function useSaveFromEditor(initial: SavedList | undefined, onPublished: (list: SavedList) => void) {
  const [saved, setSaved] = useState(initial);
  const chosenId = useRef<string>(undefined);
  const navigate = useNavigate();
  const toast = useToast();
  const save = useSaveList(useUser());

  const handleSaved = (list: RankedList) => {
    const stored = toSavedList(list);
    setSaved(stored);
    toast.show({ id: 'saved', kind: 'success', text: 'List saved.', duration: SAVED_MESSAGE_MS });
    if (saved) return;
    onPublished(stored);
    navigate(paths.editList(list.id), { replace: true });
  };

  const submit = (content: ListContent, basedOn = saved?.updatedAt) => {
    chosenId.current ??= createListId(Date.now());
    save.mutate({ listId: saved?.listId ?? chosenId.current, basedOn, content }, { onSuccess: handleSaved });
  };

  /** Continues from the version that was saved elsewhere. */
  const adoptSaved = (list: RankedList) => {
    setSaved(toSavedList(list));
    save.reset();
  };

  return {
    saved,
    submit,
    adoptSaved,
    isSaving: save.isPending,
    problem: describeSaveError(save.error),
    conflicting: getConflictingList(save.error),
    dismissConflict: save.reset,
  };
}
