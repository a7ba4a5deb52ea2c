import { userPath } from '@outrank/shared/documentPaths';
import { type Draft, parseStoredDraft, storedDraftContent } from '@outrank/shared/draft';
import { isSameContent, type ListContent } from '@outrank/shared/list';
import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Transaction,
} from 'firebase/firestore/lite';

/** The draft is kept in the browser too, so nobody waits long for the account, least of all to sign out. */
const DRAFT_ATTEMPTS = 2;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Writes of a page's draft one after the other, each with the answer to the one before: so the last one stands. */
export function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(write, write);
  lastTurn = turn;
  return turn;
}

/** The draft kept in the fan's account, or undefined. */
export async function readDraft(db: Firestore, uid: string): Promise<Draft | undefined> {
  const snapshot = await getDoc(doc(db, userPath(uid)));
  return parseStoredDraft(snapshot.data()?.draft);
}

/**
 * Keeps the draft in the account. `lastSeen` is what the account held when this device last looked.
 * @returns the version of another device that it took the place of, or undefined.
 */
export async function saveDraft(
  db: Firestore,
  uid: string,
  content: ListContent,
  lastSeen: ListContent | undefined,
): Promise<Draft | undefined> {
  const keep = async (transaction: Transaction) => {
    const reference = doc(db, userPath(uid));
    const found = parseStoredDraft((await transaction.get(reference)).data()?.draft);
    const draft = { ...storedDraftContent(content), updatedAt: serverTimestamp() };
    transaction.set(reference, { draft }, { mergeFields: ['draft'] });
    const known = [content, lastSeen].some((each) => each && found && isSameContent(each, found.content));
    return known ? undefined : found;
  };
  return runTransaction(db, keep, { maxAttempts: DRAFT_ATTEMPTS });
}

/** Empties the account's draft. */
export async function clearDraft(db: Firestore, uid: string): Promise<void> {
  await setDoc(doc(db, userPath(uid)), { draft: null }, { mergeFields: ['draft'] });
}
