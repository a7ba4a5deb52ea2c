import { type ListKey, listPath, userPath } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import {
  isSameContent,
  type ListContent,
  parseList,
  type RankedList,
  toStoredContent,
} from '@outrank/shared/lists/list';
import { isChoosableTag } from '@outrank/shared/lists/tags';
import {
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { createWithinRateLimit } from '#data/firebase/rates.ts';
import { readServerTime } from '#data/session/auth.ts';
import { ensureProfile } from '#data/session/profile.ts';
import { recordListChange } from '#data/storage/recentListChanges.ts';

/** Enough among votes on the same list; without a connection the editor says so after a few seconds. */
const SAVE_ATTEMPTS = 3;

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
  const list = {
    ...toStoredContent(content),
    id: key.listId,
    userId: key.userId,
    userName,
    isPublic: true,
    createdAt: serverTimestamp(),
    createdDay: day,
    updatedAt: serverTimestamp(),
    changedAt: serverTimestamp(),
    upvoteCount: 0,
  };
  await createWithinRateLimit(db, {
    uid: key.userId,
    kind: 'lists',
    documentId: key.listId,
    fill: (batch) => {
      batch.set(doc(db, listPath(key)), list);
      batch.set(doc(db, userPath(key.userId)), { draft: null }, { mergeFields: ['draft'] });
    },
  });
  recordListChange();
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
 * @throws RateLimitError (kind `busy`) when the owner has published as many lists as one may for now.
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
    // Where a clock is off, the day is refused even when the account has filled an earlier window.
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    const found = await getDoc(doc(db, listPath(key)));
    if (found.exists()) return updateList(db, key, content, parseList(found.data()).updatedAt);
    await writeNewList(db, key, displayName, content, dayNumber(await readServerTime()));
  }
  return readStored(db, key);
}

/** No editor can set an older tag again, so even one that was cleared does not remove it. */
function withOlderTags(content: ListContent, stored: RankedList): ListContent {
  const older = stored.tags.filter((tag) => !isChoosableTag(tag) && !content.tags.includes(tag));
  return { ...content, tags: [...content.tags, ...older] };
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
  const save = async (transaction: Transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new ListGoneError();
    const stored = parseList(snapshot.data());
    // The answer to an earlier attempt may have been lost: then the same content is there already.
    const next = withOlderTags(content, stored);
    if (isSameContent(stored, next)) return;
    if (stored.updatedAt !== basedOn) throw new ListChangedError(stored);
    transaction.update(reference, {
      ...toStoredContent(next),
      updatedAt: serverTimestamp(),
      changedAt: serverTimestamp(),
    });
  };
  await runTransaction(db, save, { maxAttempts: SAVE_ATTEMPTS });
  recordListChange();
  return readStored(db, key);
}
