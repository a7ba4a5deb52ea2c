import { DRAFT_AUTOSAVE_MS } from '@outrank/shared/limits';
import { type Draft, isEmptyContent } from '@outrank/shared/lists/draft';
import { isSameContent, type ListContent } from '@outrank/shared/lists/listContent';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeStored } from '#data/storage/browserStorage.ts';
import {
  limitDraftWrites,
  readDraft,
  readLocalDraft,
  saveDraft,
  saveLocalDraft,
  watchLocalDraft,
} from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { estimateNow } from '#serverTime.ts';
import { type DraftEvent, type DraftState, draftReducer, openDraft } from './draftReducer.ts';

/** Reads the browser's copies and chooses what an empty editor shows, given the account's copy, if it could be read. */
export function readOpeningDraft(uid: string, account: Draft | null | undefined): DraftState {
  const local = readLocalDraft(draftKeys.current(uid));
  return openDraft({ local, account, conflict: readLocalDraft(draftKeys.conflict(uid)) });
}

const noDraft = openDraft({ local: undefined, account: undefined, conflict: undefined });

/** Saves the draft of somebody without a session in this browser. @param visitorId stands for a uid. */
export function saveVisitorDraft(visitorId: string, content: ListContent): void {
  const updatedAt = new Date(estimateNow()).toISOString();
  saveLocalDraft(draftKeys.current(visitorId), { content, updatedAt, isSynced: false });
}

/**
 * Gives that draft to the user who signed in. The draft that was there before is offered beside it.
 * @returns false, without a change, while two drafts wait for the user's choice already.
 */
export function adoptDraft(visitorId: string, uid: string): boolean {
  const draft = readLocalDraft(draftKeys.current(visitorId));
  if (!draft) return true;
  if (readLocalDraft(draftKeys.conflict(uid))) return false;
  const before = readLocalDraft(draftKeys.current(uid));
  if (before && !isEmptyContent(before.content)) saveLocalDraft(draftKeys.conflict(uid), before);
  saveLocalDraft(draftKeys.current(uid), { ...draft, isSynced: false });
  removeStored(draftKeys.current(visitorId));
  return true;
}

type Input = {
  readonly uid: string;
  /** Whether nobody is signed in, so that the draft stays in this browser. */
  readonly isVisitor?: boolean;
  readonly content: ListContent;
  /** Undefined while a published list is edited, which never becomes the draft. */
  readonly opening: DraftState | undefined;
  readonly isPublished: boolean;
};

/** Saves a new list in the browser at once, and in the account two seconds after the last change. */
export function useDraft({ uid, isVisitor = false, content, opening = noDraft, isPublished }: Input) {
  const key = draftKeys.current(uid);
  const state = useRef(opening);
  const [conflict, setConflict] = useState(opening.conflict);
  const storedConflict = useRef<Draft>(undefined);

  const dispatch = (event: DraftEvent) => {
    state.current = draftReducer(state.current, event);
    const { conflict } = state.current;
    setConflict(conflict);
    // An overwritten version exists nowhere else, and the one offered so far is overwritten next.
    if (!conflict || conflict === storedConflict.current || !('overwritten' in event)) return;
    saveLocalDraft(draftKeys.conflict(uid), { ...conflict, isSynced: false });
    storedConflict.current = conflict;
  };

  const saveHere = () => {
    const { content, isSynced, ancestors } = state.current;
    saveLocalDraft(key, { content, updatedAt: new Date(estimateNow()).toISOString(), isSynced, ancestors });
  };

  /** The browser's copy, unless another tab replaced it. */
  const readOwnCopy = () => {
    const local = readLocalDraft(key);
    return local && isSameContent(local.content, state.current.content) ? local : undefined;
  };

  const upload = async (edited: ListContent) => {
    // A later change schedules its own upload.
    if (edited !== state.current.content) return;
    dispatch({ type: 'uploadStarted' });
    if (readOwnCopy()) saveHere();
    const overwritten = await saveDraft(uid, edited, state.current.ancestors);
    dispatch({ type: 'uploaded', content: edited, overwritten });
    if (readOwnCopy()) saveHere();
  };

  const enqueueUpload = useEffectEvent(() => {
    if (isVisitor) return;
    const edited = state.current.content;
    limitDraftWrites(() => upload(edited)).catch((error) =>
      console.info('The draft stays in this browser until the account can be reached', error),
    );
  });
  const handleEdit = useEffectEvent(() => {
    dispatch({ type: 'edited', content, overwritten: readLocalDraft(key) });
    saveHere();
  });
  const handleOtherTab = useEffectEvent((draft: Draft | undefined) => {
    if (draft) dispatch({ type: 'otherTabSaved', draft });
  });
  const handleOnline = useEffectEvent(() => {
    // An upload would overwrite the version that the user has not decided about.
    if (!isPublished && !conflict && readOwnCopy()?.isSynced === false) enqueueUpload();
  });

  useEffect(() => {
    if (isPublished || content === state.current.content) return;
    handleEdit();
    const timer = setTimeout(enqueueUpload, isEmptyContent(content) ? 0 : DRAFT_AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [content, isPublished]);

  useEffect(() => {
    handleOnline();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  useEffect(() => watchLocalDraft(key, handleOtherTab), [key]);

  return {
    conflict: isPublished ? undefined : conflict,
    /** The user took or dismissed the conflict. */
    resolveConflict: () => {
      removeStored(draftKeys.conflict(uid));
      dispatch({ type: 'conflictResolved' });
    },
    /** Removes the published draft from this browser, with the changes made while it was saved. Another tab's stays. */
    discard: () => {
      if (readOwnCopy()) removeStored(key);
    },
  };
}

export const draftQueries = {
  /** The account's draft, or null. Every visit of the editor reads it again. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['draft', uid],
      queryFn: async () => (await readDraft(uid)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      // The editor opens without the draft when reading fails, so a later result must not replace the editor.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
