import { draftText, type KeptDraft, parseDraftText } from '@outrank/shared/draft';
import type { Firestore } from 'firebase/firestore/lite';
import { saveDraft } from './drafts.ts';
import { FAN_PREFIX, LAST_SEEN_PREFIX } from './fanPrefix.ts';

/**
 * The draft of a new list, a version of it that another tab or device wrote, unsaved changes of a published list, a
 * ballot that is not submitted yet, and what is being written under a list, as a reply or as a report.
 */
export const draftKeys = {
  current: (uid: string) => `${FAN_PREFIX}draft:${uid}`,
  other: (uid: string) => `${FAN_PREFIX}otherDraft:${uid}`,
  edit: (uid: string, listId: string) => `${FAN_PREFIX}edit:${uid}:${listId}`,
  ballot: (uid: string, categoryId: string) => `${FAN_PREFIX}ballot:${uid}:${categoryId}`,
  comment: (uid: string, about: string) => `${FAN_PREFIX}comment:${uid}:${about}`,
  report: (uid: string, thing: string) => `${FAN_PREFIX}report:${uid}:${thing}`,
};

export function readKeptDraft(key: string): KeptDraft | undefined {
  return parseDraftText(localStorage.getItem(key));
}

export function dropKeptDraft(key: string): void {
  localStorage.removeItem(key);
}

/** Writes at once, so that a closed tab loses nothing. A full or forbidden storage is logged; the account's copy remains. */
export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(key, draftText(draft));
  } catch (error) {
    console.warn('This browser could not keep the draft', error);
  }
}

/** Calls back when another tab of this browser writes the key. Returns the way to stop. */
export function watchKeptDraft(key: string, onChange: (draft: KeptDraft | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) onChange(parseDraftText(event.newValue));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/**
 * Whether leaving this browser would lose something: changes of a list, a ballot or a comment in the making, of which the
 * account holds nothing. The draft of a new list is brought there, and answers that were kept can be read anew.
 */
export function keepsUnsaved(): boolean {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(FAN_PREFIX));
  return kept.some((key) => !key.startsWith(draftKeys.current('')) && !key.startsWith(LAST_SEEN_PREFIX));
}

/**
 * Before a fan leaves this browser: what the account does not hold yet goes there, then every trace is removed. A draft
 * that could not be brought there stays, under the fan's own key.
 */
export async function leaveBrowser(db: Firestore, uid: string): Promise<void> {
  const key = draftKeys.current(uid);
  const kept = readKeptDraft(key);
  const isSafe = !kept || kept.isSynced || (await isBroughtHome(db, uid, kept));
  forgetFans(isSafe ? undefined : key);
}

/** Removes what this browser keeps for any fan, whatever the account holds; but for what is kept under one key. */
export function forgetFans(except?: string): void {
  for (const storage of [localStorage, sessionStorage]) {
    const ours = Object.keys(storage).filter((each) => each.startsWith(FAN_PREFIX));
    for (const each of ours) if (each !== except) storage.removeItem(each);
  }
}

async function isBroughtHome(db: Firestore, uid: string, kept: KeptDraft): Promise<boolean> {
  try {
    await saveDraft(db, uid, kept.content, undefined);
    return true;
  } catch (error) {
    console.warn('The draft could not be brought to the account', error);
    return false;
  }
}
