import { DRAFT_AUTOSAVE_MS } from '@outrank/shared/limits';
import { type Draft, isEmptyContent, versionOf, withVersion } from '@outrank/shared/lists/draft';
import { isSameContent, type ListContent } from '@outrank/shared/lists/list';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { db } from '#data/firebase/firestore.ts';
import { enqueueDraftWrite, saveDraft } from '#data/storage/drafts.ts';
import {
  draftKeys,
  readLocalDraft,
  removeLocalDraft,
  saveLocalDraft,
  watchLocalDraft,
} from '#data/storage/localDrafts.ts';

type Input = {
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
  /** The draft became a published list, with all that was changed while it was saved. Another tab's stays. */
  readonly forget: () => void;
};

/** The versions of this draft that the account may hold. One that waits to be taken or left is no past of it. */
function pastAtOpening({ uid, stored, openingOther }: Input): readonly string[] {
  const kept = readLocalDraft(draftKeys.current(uid));
  const held = kept?.isSynced ? [versionOf(kept.content)] : [];
  const isNone = !stored || stored === openingOther?.content;
  return [...(isNone ? [] : [versionOf(stored)]), ...held, ...(kept?.past ?? [])];
}

/** Keeps a new list in the browser at once and in the account two seconds after the last change. */
export function useDraft(wish: Input): DraftState {
  const { uid, content, isActive, openingOther } = wish;
  const key = draftKeys.current(uid);
  const [other, setOther] = useState(() => openingOther ?? readLocalDraft(draftKeys.other(uid)));
  const [opening] = useState(() => pastAtOpening(wish));
  const past = useRef(opening);
  const lastKept = useRef(content);

  const offer = (draft: Draft | undefined) => {
    if (!draft || isEmptyContent(draft.content)) return;
    saveLocalDraft(draftKeys.other(uid), { ...draft, isSynced: false });
    setOther(draft);
  };

  const keepHere = (isSynced: boolean) =>
    saveLocalDraft(key, { content, updatedAt: new Date().toISOString(), isSynced, past: past.current });

  // What another tab wrote is put aside before this tab writes over it.
  const keep = useEffectEvent((before: ListContent) => {
    const found = readLocalDraft(key);
    keepHere(false);
    const isOwn = ({ content: each }: Draft) =>
      isSameContent(each, content) || isSameContent(each, before) || past.current.includes(versionOf(each));
    if (found && !isOwn(found)) offer(found);
  });

  const isKeptHere = () => {
    const kept = readLocalDraft(key);
    return kept !== undefined && isSameContent(kept.content, content);
  };

  const bring = async () => {
    if (content !== lastKept.current) return; // What was changed meanwhile has a turn of its own.
    // Known before it is sent: it may reach the account although its answer is lost.
    past.current = withVersion(past.current, content);
    if (isKeptHere()) keepHere(false);
    offer(await saveDraft(db, uid, content, past.current));
    past.current = [versionOf(content)];
    if (isKeptHere()) keepHere(true);
  };

  const bringToAccount = useEffectEvent(() =>
    enqueueDraftWrite(bring).catch((error) =>
      console.info('The draft stays in this browser until the account can be reached', error),
    ),
  );

  useEffect(() => {
    const before = lastKept.current;
    if (!isActive || content === before) return;
    lastKept.current = content;
    keep(before);
    const timer = setTimeout(bringToAccount, isEmptyContent(content) ? 0 : DRAFT_AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [content, isActive]);

  // Not over a version that waits to be taken or left.
  const catchUp = useEffectEvent(() => {
    if (isActive && !other && isKeptHere() && readLocalDraft(key)?.isSynced === false) bringToAccount();
  });

  useEffect(() => {
    catchUp();
    window.addEventListener('online', catchUp);
    return () => window.removeEventListener('online', catchUp);
  }, []);

  useEffect(
    () =>
      watchLocalDraft(key, (draft) => {
        const isOther = draft && !isSameContent(draft.content, lastKept.current);
        if (isOther && !isEmptyContent(draft.content)) setOther(draft);
      }),
    [key],
  );

  const leaveOther = () => {
    removeLocalDraft(draftKeys.other(uid));
    setOther(undefined);
  };
  const forget = () => {
    const kept = readLocalDraft(key);
    if (kept && isSameContent(kept.content, lastKept.current)) removeLocalDraft(key);
  };
  return { other: isActive ? other : undefined, leaveOther, forget };
}
