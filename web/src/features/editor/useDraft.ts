import type { Draft } from '@outrank/shared/draft';
import { DRAFT_AUTOSAVE_MS } from '@outrank/shared/limits';
import { isSameContent, type ListContent } from '@outrank/shared/list';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, inTurn, saveDraft } from '#data/drafts.ts';
import { db } from '#data/firestore.ts';
import { draftKeys, dropKeptDraft, keepDraft, readKeptDraft, watchKeptDraft } from '#data/keptDrafts.ts';
import { isEmptyContent } from './editorReducer.ts';

type Wish = {
  readonly uid: string;
  readonly content: ListContent;
  /** False while a published list is edited: that never becomes the draft. */
  readonly isActive: boolean;
  /** What the account held when the creator opened. */
  readonly stored: ListContent | undefined;
  /** A version that was found when the creator opened and not taken. */
  readonly openingOther: Draft | undefined;
};

export type DraftState = {
  /** The version of another tab or device, to be taken or left. */
  readonly other: Draft | undefined;
  readonly leaveOther: () => void;
  /** The draft became a published list, with all that was changed while it was saved. */
  readonly forget: () => void;
};

/** Puts what another tab wrote aside before this tab writes over it. */
function keepInBrowser(
  uid: string,
  content: ListContent,
  isSynced: boolean,
  lastKept: ListContent,
): Draft | undefined {
  const key = draftKeys.current(uid);
  const found = readKeptDraft(key);
  const isStrange = found && ![content, lastKept].some((each) => isSameContent(each, found.content));
  keepDraft(key, { content, updatedAt: new Date().toISOString(), isSynced });
  return isStrange ? found : undefined;
}

/** Keeps a new list in the browser at once and in the account two seconds after the last change. */
export function useDraft({ uid, content, isActive, stored, openingOther }: Wish): DraftState {
  const [other, setOther] = useState(() => openingOther ?? readKeptDraft(draftKeys.other(uid)));
  const lastKept = useRef(content);
  const lastStored = useRef(stored);

  const offer = (draft: Draft | undefined) => {
    if (!draft) return;
    keepDraft(draftKeys.other(uid), { ...draft, isSynced: false });
    setOther(draft);
  };

  const keep = useEffectEvent((before: ListContent) => {
    if (isEmptyContent(content)) dropKeptDraft(draftKeys.current(uid));
    else offer(keepInBrowser(uid, content, false, before));
  });

  const bringToAccount = useEffectEvent(async () => {
    try {
      if (isEmptyContent(content)) await inTurn(() => clearDraft(db, uid));
      else offer(await inTurn(() => saveDraft(db, uid, content, lastStored.current)));
      lastStored.current = content;
      const kept = readKeptDraft(draftKeys.current(uid));
      if (kept && isSameContent(kept.content, content)) keepInBrowser(uid, content, true, content);
    } catch (error) {
      console.info('The draft stays in this browser until the account can be reached', error);
    }
  });

  useEffect(() => {
    const before = lastKept.current;
    if (!isActive || content === before) return;
    lastKept.current = content;
    keep(before);
    const timer = setTimeout(bringToAccount, isEmptyContent(content) ? 0 : DRAFT_AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [content, isActive]);

  useEffect(() => {
    const handleOnline = () => {
      if (isActive && readKeptDraft(draftKeys.current(uid))?.isSynced === false) bringToAccount();
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [uid, isActive]);

  useEffect(
    () =>
      watchKeptDraft(draftKeys.current(uid), (draft) => {
        if (draft && !isSameContent(draft.content, lastKept.current)) setOther(draft);
      }),
    [uid],
  );

  const leaveOther = () => {
    dropKeptDraft(draftKeys.other(uid));
    setOther(undefined);
  };
  const forget = () => dropKeptDraft(draftKeys.current(uid));
  return { other: isActive ? other : undefined, leaveOther, forget };
}
