import { userPath } from '@outrank/shared/documents/user';
import {
  chooseOpeningDraft,
  type Draft,
  getDraftVersion,
  isEmptyContent,
  type LocalDraft,
  parseSerializedDraft,
  parseStoredDraft,
  serializeDraft,
  toStoredDraft,
} from '@outrank/shared/lists/draft';
import { isSameContent, type ListContent } from '@outrank/shared/lists/listContent';
import { doc, runTransaction, serverTimestamp, setDoc, type Transaction } from 'firebase/firestore/lite';
import pLimit from 'p-limit';
import { db } from '#data/firebase/firestore.ts';
import { readDocument } from '#data/firebase/queries.ts';
import { readStored, removeStored, writeStored } from './browserStorage.ts';
import { draftKeys } from './storageKeys.ts';

/*
 * A draft has two copies. The browser's copy is written at every change and survives a lost connection. The account's copy
 * follows two seconds later and reaches other devices. `features/editor/useDraft.ts` decides what happens when they differ.
 */

export function readLocalDraft(key: string): LocalDraft | undefined {
  return parseSerializedDraft(readStored(key));
}

export function saveLocalDraft(key: string, draft: LocalDraft): void {
  writeStored(key, serializeDraft(draft));
}

/** Calls back when another tab of this browser writes the key. Returns a function that stops watching. */
export function watchLocalDraft(key: string, onChange: (draft: LocalDraft | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) onChange(parseSerializedDraft(event.newValue));
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Few attempts, because signing out waits for them and the browser's copy remains. */
const TRANSACTION_ATTEMPTS = 2;

/** Runs the page's writes of the account's draft one after the other, so that an older write never replaces a newer one. */
export const limitDraftWrites = pLimit(1);

/** Reads the draft in the user's account. */
export async function readDraft(uid: string): Promise<Draft | undefined> {
  const found = await readDocument(userPath(uid));
  return parseStoredDraft(found?.data().draft);
}

type Change<Result> = (found: Draft | undefined, put: (content: ListContent) => void) => Result;

/** Reads and changes the account's draft in one transaction. Empty content is stored as no draft. */
function changeDraft<Result>(uid: string, change: Change<Result>): Promise<Result> {
  const run = async (transaction: Transaction) => {
    const reference = doc(db, userPath(uid));
    const found = parseStoredDraft((await transaction.get(reference)).data()?.draft);
    const put = (content: ListContent) => {
      const stored = { ...toStoredDraft(content), updatedAt: serverTimestamp() };
      const draft = isEmptyContent(content) ? null : stored;
      transaction.set(reference, { draft }, { mergeFields: ['draft'] });
    };
    return change(found, put);
  };
  return runTransaction(db, run, { maxAttempts: TRANSACTION_ATTEMPTS });
}

/**
 * Saves the draft in the account. `ancestors` are the versions that it came from.
 * @returns the version of another device that it replaced, or undefined.
 */
export async function saveDraft(
  uid: string,
  content: ListContent,
  ancestors: readonly string[] = [],
): Promise<Draft | undefined> {
  return changeDraft(uid, (found, put) => {
    put(content);
    const isOwn =
      found && (isSameContent(content, found.content) || ancestors.includes(getDraftVersion(found.content)));
    return isOwn ? undefined : found;
  });
}

/**
 * Uploads a browser's copy when the user can no longer settle a conflict. A newer draft of another device stays.
 * @returns false when the copy has content that the account does not have.
 */
export async function uploadDraft(uid: string, local: LocalDraft): Promise<boolean> {
  return changeDraft(uid, (found, put) => {
    if (chooseOpeningDraft(local, found).content !== local.content) return isEmptyContent(local.content);
    put(local.content);
    return true;
  });
}

/**
 * Uploads what only this browser has of the draft, before the user signs out.
 * @returns false when the upload failed or another device's draft is newer, so the browser's copy must stay.
 */
export function syncDraft(uid: string): Promise<boolean> {
  return limitDraftWrites(async () => {
    const local = readLocalDraft(draftKeys.current(uid));
    if (!local || local.isSynced) return true;
    return uploadDraft(uid, local);
  }).catch((error) => {
    console.warn('The draft stays in this browser because the upload failed', error);
    return false;
  });
}

/** Removes the draft that became a published list. A different draft of another tab stays. */
export function removePublishedDraft(uid: string, published: ListContent): void {
  const key = draftKeys.current(uid);
  const local = readLocalDraft(key);
  if (local && isSameContent(local.content, published)) removeStored(key);
  // Publishing emptied the account's draft, so the account no longer has this one.
  else if (local) saveLocalDraft(key, { ...local, isSynced: false });
  // An autosave under way may have filled it again.
  limitDraftWrites(() => setDoc(doc(db, userPath(uid)), { draft: null }, { mergeFields: ['draft'] })).catch(
    (error) => console.warn('The published draft may come back', error),
  );
}
