import { userPath } from '@outrank/shared/firestore/documentPaths';
import {
  type Draft,
  isEmptyContent,
  type LocalDraft,
  openingDraft,
  parseStoredDraft,
  storedDraftContent,
  versionOf,
} from '@outrank/shared/lists/draft';
import { isSameContent, type ListContent } from '@outrank/shared/lists/list';
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
export function enqueueDraftWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(write, write);
  lastTurn = turn;
  return turn;
}

/** The draft kept in the fan's account, or undefined. */
export async function readDraft(db: Firestore, uid: string): Promise<Draft | undefined> {
  const snapshot = await getDoc(doc(db, userPath(uid)));
  return parseStoredDraft(snapshot.data()?.draft);
}

type Found = { readonly found: Draft | undefined; readonly put: (content: ListContent) => void };

/** Looks at the account's draft and writes it, or not, while nobody else does. Where nothing is entered there is none. */
function withDraft<Result>(db: Firestore, uid: string, act: (draft: Found) => Result): Promise<Result> {
  const change = async (transaction: Transaction) => {
    const reference = doc(db, userPath(uid));
    const found = parseStoredDraft((await transaction.get(reference)).data()?.draft);
    const put = (content: ListContent) => {
      const draft = { ...storedDraftContent(content), updatedAt: serverTimestamp() };
      transaction.set(
        reference,
        { draft: isEmptyContent(content) ? null : draft },
        { mergeFields: ['draft'] },
      );
    };
    return act({ found, put });
  };
  return runTransaction(db, change, { maxAttempts: DRAFT_ATTEMPTS });
}

/**
 * Keeps the draft in the account. `past` are the versions that it came from.
 * @returns the version of another device that it took the place of, or undefined.
 */
export async function saveDraft(
  db: Firestore,
  uid: string,
  content: ListContent,
  past: readonly string[] = [],
): Promise<Draft | undefined> {
  return withDraft(db, uid, ({ found, put }) => {
    put(content);
    const isKnown =
      found && (isSameContent(content, found.content) || past.includes(versionOf(found.content)));
    return isKnown ? undefined : found;
  });
}

/**
 * Brings a browser's copy to the account, when nobody is there any more to choose. A newer draft of another device stays.
 * @returns false when the copy holds something that the account now does not.
 */
export async function uploadDraft(db: Firestore, uid: string, kept: LocalDraft): Promise<boolean> {
  return withDraft(db, uid, ({ found, put }) => {
    if (openingDraft(kept, found).content !== kept.content) return isEmptyContent(kept.content);
    put(kept.content);
    return true;
  });
}

/** Empties the account's draft. */
export async function clearDraft(db: Firestore, uid: string): Promise<void> {
  await setDoc(doc(db, userPath(uid)), { draft: null }, { mergeFields: ['draft'] });
}
