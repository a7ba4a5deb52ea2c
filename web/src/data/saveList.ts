import { type ListKey, listPath, userPath } from '@outrank/shared/documentPaths';
import {
  isSameContent,
  type ListContent,
  parseList,
  type RankedList,
  storedContent,
} from '@outrank/shared/list';
import { dayNumber } from '@outrank/shared/timestamp';
import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { readServerTime } from './auth.ts';
import { errorKind } from './errors.ts';
import { noteOwnChange } from './ownChanges.ts';
import { ensureProfile } from './profile.ts';

type Owner = { readonly uid: string; readonly displayName: string | null };

/** The list was saved elsewhere since this device read it; `stored` is that version. */
export class ListChangedError extends Error {
  override readonly name = 'ListChangedError';
  readonly stored: RankedList;

  constructor(stored: RankedList) {
    super('The list changed meanwhile.');
    this.stored = stored;
  }
}

/** The list is not there any more. */
class ListGoneError extends Error {
  override readonly name = 'ListGoneError';
  readonly code = 'not-found';
}

async function writeNewList(
  db: Firestore,
  key: ListKey,
  userName: string,
  content: ListContent,
  day: number,
) {
  const batch = writeBatch(db);
  batch.set(doc(db, listPath(key)), {
    ...storedContent(content),
    id: key.listId,
    userId: key.userId,
    userName,
    isPublic: true,
    createdAt: serverTimestamp(),
    createdDay: day,
    updatedAt: serverTimestamp(),
    changedAt: serverTimestamp(),
    upvoteCount: 0,
  });
  batch.set(doc(db, userPath(key.userId)), { draft: null }, { mergeFields: ['draft'] });
  await batch.commit();
  noteOwnChange();
}

async function readStored(db: Firestore, key: ListKey): Promise<RankedList> {
  const snapshot = await getDoc(doc(db, listPath(key)));
  if (!snapshot.exists()) throw new ListGoneError();
  return parseList(snapshot.data());
}

/**
 * Publishes a new list, clears the draft, and gives the list as stored. `listId` is fixed by the caller, so that a second
 * attempt after a lost answer stores it once. A refusal is tried again with the server's day, because a device's clock
 * may be days off.
 * @throws FirebaseError when the rules refuse it or the connection is lost.
 */
export async function createList(
  db: Firestore,
  owner: Owner,
  listId: string,
  content: ListContent,
): Promise<RankedList> {
  const key = { userId: owner.uid, listId };
  const { displayName } = await ensureProfile(db, owner);
  try {
    await writeNewList(db, key, displayName, content, dayNumber(new Date()));
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    const found = await getDoc(doc(db, listPath(key)));
    if (found.exists()) return updateList(db, key, content, parseList(found.data()).updatedAt);
    await writeNewList(db, key, displayName, content, dayNumber(await readServerTime()));
  }
  return readStored(db, key);
}

/**
 * Saves the content of an existing list in place and gives it as stored; creation time and votes stay.
 * `basedOn` is the `updatedAt` (ISO) of the version that was edited.
 * @throws ListChangedError when it was saved elsewhere since, ListGoneError when it was deleted.
 */
export async function updateList(
  db: Firestore,
  key: ListKey,
  content: ListContent,
  basedOn: string,
): Promise<RankedList> {
  const reference = doc(db, listPath(key));
  await runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new ListGoneError();
    const stored = parseList(snapshot.data());
    // The answer to an earlier attempt may have been lost: then the same content is there already.
    if (isSameContent(stored, content)) return;
    if (stored.updatedAt !== basedOn) throw new ListChangedError(stored);
    transaction.update(reference, {
      ...storedContent(content),
      updatedAt: serverTimestamp(),
      changedAt: serverTimestamp(),
    });
  });
  noteOwnChange();
  return readStored(db, key);
}
