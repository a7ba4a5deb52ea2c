import { draftText, type LocalDraft, parseDraftText } from '@outrank/shared/lists/draft';
import type { Firestore } from 'firebase/firestore/lite';
import { readStored, removeStored, storedKeys, writeStored } from './browserStorage.ts';
import { uploadDraft } from './drafts.ts';
import { PERSISTED_QUERIES_PREFIX, USER_PREFIX } from './storagePrefixes.ts';

/**
 * The draft of a new list, a version of it that another tab or device wrote, unsaved changes of a published list, a
 * ballot that is not submitted yet, and what is being written under a list, as a reply or as a report.
 */
export const draftKeys = {
  current: (uid: string) => `${USER_PREFIX}draft:${uid}`,
  other: (uid: string) => `${USER_PREFIX}otherDraft:${uid}`,
  edit: (uid: string, listId: string) => `${USER_PREFIX}edit:${uid}:${listId}`,
  ballot: (uid: string, categoryId: string) => `${USER_PREFIX}ballot:${uid}:${categoryId}`,
  comment: (uid: string, about: string) => `${USER_PREFIX}comment:${uid}:${about}`,
  report: (uid: string, thing: string) => `${USER_PREFIX}report:${uid}:${thing}`,
};

export function readLocalDraft(key: string): LocalDraft | undefined {
  return parseDraftText(readStored(key));
}

export function removeLocalDraft(key: string): void {
  removeStored(key);
}

/** Where the storage is full or forbidden, the account's copy remains. */
export function saveLocalDraft(key: string, draft: LocalDraft): void {
  writeStored(key, draftText(draft));
}

/** Calls back when another tab of this browser writes the key. Returns the way to stop. */
export function watchLocalDraft(key: string, onChange: (draft: LocalDraft | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) onChange(parseDraftText(event.newValue));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Whose a key is: what stands after its kind. */
const OWNER = new RegExp(`^${USER_PREFIX}[^:]*:(.*)`);

/** What this browser keeps under a fan's own name, and what was seen last, whoever saw it: that is nobody's work. */
function keysOf(uid: string): string[] {
  return storedKeys().filter((key) => {
    if (key.startsWith(PERSISTED_QUERIES_PREFIX)) return true;
    const [, owner = ''] = OWNER.exec(key) ?? [];
    return owner === uid || owner.startsWith(`${uid}:`);
  });
}

/**
 * Whether leaving this browser would lose something of the fan's: changes of a list, a ballot or a comment in the making, of
 * which the account holds nothing. The draft of a new list is brought there, and answers that were kept can be read anew.
 */
export function hasUnsavedDrafts(uid: string): boolean {
  return keysOf(uid).some((key) => key !== draftKeys.current(uid) && !key.startsWith(PERSISTED_QUERIES_PREFIX));
}

/**
 * Before a fan leaves this browser: what the account does not hold yet goes there, then every trace is removed. A draft
 * that could not be brought there stays, under the fan's own key, whoever else comes and goes.
 */
export async function leaveBrowser(db: Firestore, uid: string): Promise<void> {
  const key = draftKeys.current(uid);
  const kept = readLocalDraft(key);
  const isSafe = !kept || kept.isSynced || (await isBroughtHome(db, uid, kept));
  clearUserData(uid, isSafe ? undefined : key);
}

/** Removes what this browser keeps for a fan, whatever the account holds; but for what is kept under one key. */
export function clearUserData(uid: string, except?: string): void {
  for (const key of keysOf(uid)) if (key !== except) removeStored(key);
}

async function isBroughtHome(db: Firestore, uid: string, kept: LocalDraft): Promise<boolean> {
  try {
    return await uploadDraft(db, uid, kept);
  } catch (error) {
    console.warn('The draft could not be brought to the account', error);
    return false;
  }
}
