import { userPath } from '@outrank/shared/documentPaths';
import {
  type Draft,
  isEmptyContent,
  parseStoredDraft,
  storedDraftContent,
  versionOf,
} from '@outrank/shared/draft';
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
 * Keeps the draft in the account, or none when nothing is entered. `past` are the versions that it came from.
 * @returns the version of another device that it took the place of, or undefined.
 */
export async function saveDraft(
  db: Firestore,
  uid: string,
  content: ListContent,
  past: readonly string[] = [],
): Promise<Draft | undefined> {
  const keep = async (transaction: Transaction) => {
    const reference = doc(db, userPath(uid));
    const found = parseStoredDraft((await transaction.get(reference)).data()?.draft);
    const draft = { ...storedDraftContent(content), updatedAt: serverTimestamp() };
    transaction.set(reference, { draft: isEmptyContent(content) ? null : draft }, { mergeFields: ['draft'] });
    const isKnown =
      found && (isSameContent(content, found.content) || past.includes(versionOf(found.content)));
    return isKnown ? undefined : found;
  };
  return runTransaction(db, keep, { maxAttempts: DRAFT_ATTEMPTS });
}

/** Empties the account's draft. */
export async function clearDraft(db: Firestore, uid: string): Promise<void> {
  await setDoc(doc(db, userPath(uid)), { draft: null }, { mergeFields: ['draft'] });
}
