import { paths } from '@outrank/shared/addresses';
import { createListId, listKeyText } from '@outrank/shared/documents/list';
import type { ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SavedList, toSavedList } from '#features/editor/savedList.ts';
import { setSavedSubmission, submissionQueries } from '#features/editor/submission.ts';
import { describeSaveError, getConflictingList, useSaveList } from '#features/lists/useSaveList.ts';
import type { useUser } from '#features/session/sessionContext.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { isSheetEntry } from '#ui/overlay/useCloseOnBack.ts';

/**
 * Shows an address in place of the page's, and then goes to the next one, if any. An open sheet has an entry of its own, so
 * its closing comes first.
 */
function useReplacedAddress(address: string | undefined, next: string | undefined) {
  const navigate = useNavigate();
  const replace = useEffectEvent(() => {
    if (!address || isSheetEntry()) return;
    navigate(address, { replace: true });
    if (next) navigate(next);
  });
  useEffect(() => {
    if (!address) return;
    if (!isSheetEntry()) return replace();
    const listener = () => replace();
    window.addEventListener('popstate', listener, { once: true });
    return () => window.removeEventListener('popstate', listener);
  }, [address]);
}

const SOURCE_LOST = 'List saved. The list you started from is gone, so there is nothing to compare.';

function compareWithSource({ userId, id, basedOn }: RankedList): string | undefined {
  return basedOn && paths.compareRankings(listKeyText({ userId, listId: id }), listKeyText(basedOn));
}

export type EditingUser = ReturnType<typeof useUser>;

/** Saves the list: the first save of a new list gives it an id and an address, later ones update it. */
export function useSaving(user: EditingUser, initial: SavedList | undefined) {
  const [saved, setSaved] = useState(initial);
  const [justSaved, setJustSaved] = useState<RankedList>();
  const [published, setPublished] = useState<RankedList>();
  const chosenId = useRef<string>(undefined);
  const toast = useToast();
  const queryClient = useQueryClient();
  const mutation = useSaveList(user);
  useReplacedAddress(published && paths.editList(published.id), published && compareWithSource(published));

  const handleSaved = (list: RankedList, { isSubmitted, basedOn }: ListContent) => {
    setSavedSubmission(queryClient, list, isSubmitted);
    setSaved(toSavedList(list));
    toast.show({ id: 'saved', text: saved || !basedOn || list.basedOn ? 'List saved.' : SOURCE_LOST });
    setJustSaved(list);
    if (!saved) setPublished(list);
  };

  return {
    /** The version that the next save replaces; undefined before the first save. */
    saved,
    /** What was saved last, until the user is done with it. */
    justSaved,
    dismissSaved: () => setJustSaved(undefined),
    isSaving: mutation.isPending,
    problem: describeSaveError(mutation.error),
    /** @param onPublished runs after a first save. */
    submit: (
      content: ListContent,
      editedVersion: string | undefined,
      onPublished: (list: SavedList) => void,
    ) => {
      chosenId.current ??= createListId(Date.now());
      const onSuccess = (list: RankedList) => {
        handleSaved(list, content);
        if (!saved) onPublished(toSavedList(list));
      };
      mutation.mutate({ listId: saved?.listId ?? chosenId.current, editedVersion, content }, { onSuccess });
    },
    /** The version that another tab or device saved before this one, which was refused. */
    conflict: getConflictingList(mutation.error),
    closeConflict: mutation.reset,
    /** Continues from that version. */
    adoptSaved: (list: RankedList) => {
      setSaved(toSavedList(list));
      queryClient.invalidateQueries({ queryKey: submissionQueries.all });
      mutation.reset();
    },
  };
}
