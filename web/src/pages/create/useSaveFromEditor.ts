import { createListId, listKeyText } from '@outrank/shared/documents/list';
import { SAVED_MESSAGE_MS } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { offerQueries, setSavedOffer } from '#features/editor/offerQueries.ts';
import { type SavedList, toSavedList } from '#features/editor/savedList.ts';
import { describeSaveError, getConflictingList, useSaveList } from '#features/lists/useSaveList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
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

const BASE_LOST = 'List saved. The list you started from is gone, so there is nothing to compare.';

/** The comparison with the list that a new one started from. */
function compareWithBase({ userId, id, basedOn }: RankedList): string | undefined {
  return basedOn && paths.compareRankings(listKeyText({ userId, listId: id }), listKeyText(basedOn));
}

/** Saves from the editor: the first save of a new list gives it an id and an address, later ones update it. */
export function useSaveFromEditor(initial: SavedList | undefined, onPublished: (list: SavedList) => void) {
  const [saved, setSaved] = useState(initial);
  const [shared, setShared] = useState<RankedList>();
  const chosenId = useRef<string>(undefined);
  const [published, setPublished] = useState<RankedList>();
  const navigate = useNavigate();
  const user = useUser();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { uid } = user;
  const save = useSaveList(user);
  useReplacedAddress(published && paths.editList(published.id), published && compareWithBase(published));

  const handleSaved = (list: RankedList, { isOffered, basedOn }: ListContent) => {
    const stored = toSavedList(list);
    setSavedOffer(queryClient, list, isOffered);
    setSaved(stored);
    toast.show({
      id: 'saved',
      text: saved || !basedOn || list.basedOn ? 'List saved.' : BASE_LOST,
      duration: SAVED_MESSAGE_MS,
      actions: [
        { label: 'View', onPress: () => navigate(paths.list({ userId: uid, listId: list.id })) },
        // What only its owner sees cannot be shared.
        ...(list.isPublic && !list.isHidden ? [{ label: 'Share', onPress: () => setShared(list) }] : []),
      ],
    });
    if (saved) return;
    onPublished(stored);
    setPublished(list);
  };

  const submit = (content: ListContent, editedVersion = saved?.updatedAt) => {
    chosenId.current ??= createListId(Date.now());
    save.mutate(
      { listId: saved?.listId ?? chosenId.current, editedVersion, content },
      { onSuccess: (list) => handleSaved(list, content) },
    );
  };

  /** Continues from the version that was saved elsewhere. */
  const adoptSaved = (list: RankedList) => {
    setSaved(toSavedList(list));
    queryClient.invalidateQueries({ queryKey: offerQueries.all });
    save.reset();
  };

  return {
    saved,
    /** The saved list whose share dialog is open. */
    shared,
    closeShareDialog: () => setShared(undefined),
    submit,
    adoptSaved,
    isSaving: save.isPending,
    problem: describeSaveError(save.error),
    conflicting: getConflictingList(save.error),
    dismissConflict: save.reset,
  };
}
