import { draftText, type KeptDraft, parseDraftText } from '@outrank/shared/draft';
import type { Firestore } from 'firebase/firestore/lite';
import { dropStored, keepStored, readStored, storedKeys } from './browserStorage.ts';
import { bringDraft } from './drafts.ts';
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
  return parseDraftText(readStored(key));
}

export function dropKeptDraft(key: string): void {
  dropStored(key);
}

/** Where the storage is full or forbidden, the account's copy remains. */
export function keepDraft(key: string, draft: KeptDraft): void {
  keepStored(key, draftText(draft));
}

/** Calls back when another tab of this browser writes the key. Returns the way to stop. */
export function watchKeptDraft(key: string, onChange: (draft: KeptDraft | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) onChange(parseDraftText(event.newValue));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Whose a key is: what stands after its kind. */
const OWNER = new RegExp(`^${FAN_PREFIX}[^:]*:(.*)`);

/** What this browser keeps under a fan's own name, and what was seen last, whoever saw it: that is nobody's work. */
function keysOf(uid: string): string[] {
  return storedKeys().filter((key) => {
    if (key.startsWith(LAST_SEEN_PREFIX)) return true;
    const [, owner = ''] = OWNER.exec(key) ?? [];
    return owner === uid || owner.startsWith(`${uid}:`);
  });
}

/**
 * Whether leaving this browser would lose something of the fan's: changes of a list, a ballot or a comment in the making, of
 * which the account holds nothing. The draft of a new list is brought there, and answers that were kept can be read anew.
 */
export function keepsUnsaved(uid: string): boolean {
  return keysOf(uid).some((key) => key !== draftKeys.current(uid) && !key.startsWith(LAST_SEEN_PREFIX));
}

/**
 * Before a fan leaves this browser: what the account does not hold yet goes there, then every trace is removed. A draft
 * that could not be brought there stays, under the fan's own key, whoever else comes and goes.
 */
export async function leaveBrowser(db: Firestore, uid: string): Promise<void> {
  const key = draftKeys.current(uid);
  const kept = readKeptDraft(key);
  const isSafe = !kept || kept.isSynced || (await isBroughtHome(db, uid, kept));
  forgetFan(uid, isSafe ? undefined : key);
}

/** Removes what this browser keeps for a fan, whatever the account holds; but for what is kept under one key. */
export function forgetFan(uid: string, except?: string): void {
  for (const key of keysOf(uid)) if (key !== except) dropStored(key);
}

async function isBroughtHome(db: Firestore, uid: string, kept: KeptDraft): Promise<boolean> {
  try {
    return await bringDraft(db, uid, kept);
  } catch (error) {
    console.warn('The draft could not be brought to the account', error);
    return false;
  }
}
