import { paths } from '@outrank/shared/addresses';
import { createListId, listKeyText } from '@outrank/shared/documents/list';
import { SAVED_MESSAGE_MS } from '@outrank/shared/limits';
import { getContent, type ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftState } from '#features/editor/draftReducer.ts';
import {
  type OpeningEdit,
  type SavedList,
  toSavedList,
  useUnsavedChanges,
} from '#features/editor/savedList.ts';
import { setSavedSubmission, submissionQueries, useSubmission } from '#features/editor/submission.ts';
import { useDraft } from '#features/editor/useDraft.ts';
import { useListEditor } from '#features/editor/useListEditor.ts';
import { describeSaveError, getConflictingList, useSaveList } from '#features/lists/useSaveList.ts';
import { useListedIds, usePanelList } from '#features/seasons/usePanelList.ts';
import type { useUser } from '#features/session/sessionContext.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { isSheetEntry } from '#ui/overlay/useCloseOnBack.ts';
import { useGoBack } from '#widgets/HeaderButtons.tsx';

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
function useSaving(
  user: EditingUser,
  initial: SavedList | undefined,
  onPublished: (list: SavedList) => void,
) {
  const [saved, setSaved] = useState(initial);
  const [justSaved, setJustSaved] = useState<RankedList>();
  const [shared, setShared] = useState<RankedList>();
  const chosenId = useRef<string>(undefined);
  const [published, setPublished] = useState<RankedList>();
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const mutation = useSaveList(user);
  useReplacedAddress(published && paths.editList(published.id), published && compareWithSource(published));

  const handleSaved = (list: RankedList, { isOffered, basedOn }: ListContent) => {
    const stored = toSavedList(list);
    setSavedSubmission(queryClient, list, isOffered);
    setSaved(stored);
    toast.show({
      id: 'saved',
      text: saved || !basedOn || list.basedOn ? 'List saved.' : SOURCE_LOST,
      duration: SAVED_MESSAGE_MS,
    });
    setJustSaved(list);
    if (saved) return;
    onPublished(stored);
    setPublished(list);
  };

  const submit = (content: ListContent, editedVersion = saved?.updatedAt) => {
    chosenId.current ??= createListId(Date.now());
    mutation.mutate(
      { listId: saved?.listId ?? chosenId.current, editedVersion, content },
      { onSuccess: (list) => handleSaved(list, content) },
    );
  };

  /** Continues from the version that was saved elsewhere. */
  const adoptSaved = (list: RankedList) => {
    setSaved(toSavedList(list));
    queryClient.invalidateQueries({ queryKey: submissionQueries.all });
    mutation.reset();
  };

  const next = justSaved && {
    onView: () => navigate(paths.list({ userId: user.uid, listId: justSaved.id })),
    onShare: justSaved.isPublic && !justSaved.isHidden ? () => setShared(justSaved) : undefined,
    onDone: () => setJustSaved(undefined),
  };
  return { saved, next, shared, closeShared: () => setShared(undefined), submit, adoptSaved, mutation };
}

/** What the buttons do for a visitor, who has a draft in this browser and no account. */
export type VisitorActions = { readonly save: () => void; readonly cancel: () => void };

/** All that the screen of the list editor shows and does: the list, its draft, its submission, saving, and leaving. */
export function useEditorScreen(
  user: EditingUser,
  opening: DraftState | OpeningEdit,
  onPublished: ((list: SavedList) => void) | undefined,
  visitor: VisitorActions | undefined,
) {
  const { uid } = user;
  const editor = useListEditor(opening.content);
  const { content, dispatch } = editor;
  const { saved, mutation, ...saving } = useSaving(
    user,
    'saved' in opening ? opening.saved : undefined,
    (list) => {
      draft.discard();
      onPublished?.(list);
    },
  );
  const isEditing = saved !== undefined;
  const submission = useSubmission(visitor ? undefined : uid, { content, saved });
  const unsaved = useUnsavedChanges(uid, content, saved, submission.isChanged);
  const draft = useDraft({
    uid,
    isVisitor: visitor !== undefined,
    content,
    opening: 'saved' in opening ? undefined : opening,
    isPublished: isEditing,
  });
  // What the editor shows is saved, even if the default would be another one by now.
  const save = (edited: ListContent, editedVersion?: string) =>
    saving.submit({ ...edited, isOffered: submission.isCounted }, editedVersion);
  const conflicting = getConflictingList(mutation.error);
  const otherDraft = draft.conflict;
  const [isLeaving, setIsLeaving] = useState(false);
  const goBack = useGoBack(isEditing ? paths.myLists : paths.home);

  return {
    ...editor,
    panelList: usePanelList(editor.place, editor.update, editor.placeAll),
    listedIds: useListedIds(content.items.map(({ id }) => id)),
    submission,
    isEditing,
    /** After a save, until the user is done with it. */
    savedPanel: saving.next && { ...saving.next, hasChanges: unsaved.hasChanges },
    save: visitor?.save ?? save,
    isSaving: mutation.isPending,
    problem: describeSaveError(mutation.error),
    /** Another draft, which the user takes or dismisses. */
    otherDraft: otherDraft && {
      draft: otherDraft,
      onUse: () => {
        dispatch({ type: 'replaced', content: otherDraft.content });
        draft.resolveConflict();
      },
      onDismiss: draft.resolveConflict,
    },
    /** Goes back, and asks first when changes would be lost. */
    cancel: visitor?.cancel ?? (() => (unsaved.hasChanges ? setIsLeaving(true) : goBack())),
    leaving: isLeaving && {
      stay: () => setIsLeaving(false),
      leave: () => {
        unsaved.discard();
        goBack();
      },
    },
    conflict: conflicting && {
      overwrite: () => save(content, conflicting.updatedAt),
      useSaved: () => {
        dispatch({ type: 'replaced', content: getContent(conflicting) });
        saving.adoptSaved(conflicting);
      },
      close: mutation.reset,
    },
    sharing: saving.shared && { list: saving.shared, close: saving.closeShared },
  };
}
