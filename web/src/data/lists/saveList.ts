import { deletedListPath, type ListKey, listPath, mapListTexts } from '@outrank/shared/documents/list';
import { isChoosableTag } from '@outrank/shared/documents/tags';
import { toDayNumber } from '@outrank/shared/documents/timestamp';
import { userPath } from '@outrank/shared/documents/user';
import { toNextLastWeek } from '@outrank/shared/lists/lastWeek';
import { isSameContent, type ListContent, toStoredContent } from '@outrank/shared/lists/listContent';
import { parseList, type RankedList } from '@outrank/shared/lists/rankedList';
import {
  deleteField,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type Transaction,
  writeBatch,
} from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { writeWithinRate } from '#data/firebase/writeWithinRate.ts';
import type { Author } from '#data/session/auth.ts';
import { ensureProfile } from '#data/session/readProfile.ts';
import { recordListChange } from '#data/storage/recentListChanges.ts';
import { ListChangedError, readList } from './lists.ts';
import { findCountedSubject, type OwnedList, readSubmission, submissionOf } from './submissions.ts';

/** Enough to get past new counts of the list's upvotes, and few enough to fail within seconds when offline. */
const SAVE_ATTEMPTS = 3;

class ListDeletedError extends Error {
  override readonly name = 'ListDeletedError';
  readonly code = 'not-found';
}

const toSubmission = ({ listId }: ListKey) => ({ listId, at: serverTimestamp() });

async function writeNewList(key: ListKey, userName: string, content: ListContent) {
  const list = {
    ...toStoredContent(content),
    id: key.listId,
    userId: key.userId,
    userName,
    isPublic: true,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    changedAt: serverTimestamp(),
    upvoteCount: 0,
    commentCount: 0,
    ...(content.basedOn && { basedOn: content.basedOn }),
  };
  const subject = findCountedSubject(content, list.isPublic);
  await writeWithinRate({ uid: key.userId, kind: 'lists', documentId: key.listId }, (addToken, now) => {
    const batch = writeBatch(db);
    batch.set(doc(db, listPath(key)), { ...list, createdDay: toDayNumber(now) });
    batch.set(doc(db, userPath(key.userId)), { draft: null }, { mergeFields: ['draft'] });
    if (subject) batch.set(submissionOf(key.userId, subject), toSubmission(key));
    return addToken(batch).commit();
  });
  recordListChange();
}

async function readStored(key: ListKey): Promise<RankedList> {
  const snapshot = await getDoc(doc(db, listPath(key)));
  if (!snapshot.exists()) throw new ListDeletedError();
  return parseList(snapshot.data());
}

/**
 * Publishes a new list, submits it to the fans' ranking, clears the draft, and returns the list as stored. The caller
 * provides `listId`, so that a second attempt after a lost response stores the list once. A list that it is based on, but
 * that the owner can no longer read, is left out.
 * @throws RateLimitError (kind `busy`) when the owner has published as many lists as the limit allows.
 * @throws FirebaseError when the rules refuse it, or offline.
 */
export async function createList(owner: Author, listId: string, content: ListContent): Promise<RankedList> {
  const key = { userId: owner.uid, listId };
  const { displayName } = await ensureProfile(owner);
  try {
    await writeNewList(key, displayName, content);
  } catch (error) {
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    const found = await getDoc(doc(db, listPath(key)));
    if (found.exists()) return updateList(key, content, parseList(found.data()).updatedAt);
    const isBaseLost = content.basedOn && !(await readList(content.basedOn));
    if (!isBaseLost) throw error;
    return createList(owner, listId, { ...content, basedOn: undefined });
  }
  return readStored(key);
}

/** No editor can set an older tag again, so even one that was cleared does not remove it. */
function withOlderTags(content: ListContent, stored: RankedList): ListContent {
  const older = stored.tags.filter((tag) => !isChoosableTag(tag) && !content.tags.includes(tag));
  return { ...content, tags: [...content.tags, ...older] };
}

/**
 * Saves the content of an existing list and returns the list as stored. The creation time and the upvotes stay. The list is
 * counted in the fans' ranking, or not any more, as the content says.
 * `editedVersion` is the `updatedAt` (ISO) of the version that was edited.
 * @throws ListChangedError when it was saved on another device since, ListDeletedError when it was deleted.
 * @throws RateLimitError (kind `busy`) when the owner has saved lists as often as the limit allows.
 */
export async function updateList(
  key: ListKey,
  content: ListContent,
  editedVersion: string,
): Promise<RankedList> {
  const reference = doc(db, listPath(key));
  const save = async (transaction: Transaction, addToken: (transaction: Transaction) => void, now: Date) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new ListDeletedError();
    const stored = parseList(snapshot.data());
    // An earlier attempt whose response was lost may have stored the same content.
    const next = { ...withOlderTags(content, stored), sorting: undefined };
    const before = await readSubmission(transaction, stored);
    const subject = findCountedSubject(next, stored.isPublic, before);
    if (isSameContent(stored, next) && before.isSubmitted === (subject !== undefined)) return;
    if (stored.updatedAt !== editedVersion) throw new ListChangedError(stored);
    transaction.update(reference, {
      ...mapListTexts(() => deleteField()),
      notes: deleteField(),
      castOf: deleteField(),
      ...toStoredContent(next),
      lastWeek: toNextLastWeek(stored.lastWeek, snapshot.get('itemIds'), now),
      updatedAt: serverTimestamp(),
      changedAt: serverTimestamp(),
    });
    if (subject) transaction.set(submissionOf(key.userId, subject), toSubmission(key));
    if (before.subject && before.isSubmitted && before.subject !== subject) {
      transaction.delete(submissionOf(key.userId, before.subject));
    }
    addToken(transaction);
  };
  await writeWithinRate({ uid: key.userId, kind: 'listUpdates', documentId: key.listId }, (addToken, now) =>
    runTransaction(db, (transaction) => save(transaction, addToken, now), { maxAttempts: SAVE_ATTEMPTS }),
  );
  recordListChange();
  return readStored(key);
}

/**
 * Deletes the user's own list, takes it out of the fans' ranking, and stores a tombstone that keeps its id from being reused.
 * @throws FirebaseError when the rules refuse it (it was deleted before), or offline.
 */
export async function deleteList(list: OwnedList): Promise<void> {
  const key = { userId: list.userId, listId: list.id };
  await runTransaction(db, async (transaction) => {
    const { subject, isSubmitted } = await readSubmission(transaction, list);
    if (subject && isSubmitted) transaction.delete(submissionOf(list.userId, subject));
    transaction.delete(doc(db, listPath(key)));
    transaction.set(doc(db, deletedListPath(key)), { at: serverTimestamp() });
  });
  recordListChange();
}
