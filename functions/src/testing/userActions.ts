import {
  commentPath,
  commentVotePath,
  deletedListPath,
  favoritePath,
  type ListKey,
  listKeyText,
  listPath,
  upvotePath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from './emulator.ts';
import { listDocument } from './storedLists.ts';
import { commentDocument } from './twoLists.ts';

/** What users do with lists and comments, as far as the rules allow: each gives false when they refuse. */

const writtenAt = () => FieldValue.serverTimestamp();

type NewComment = {
  readonly id: string;
  readonly list: ListKey;
  readonly author: string;
  readonly parentId?: string;
};

/** Writes a comment or reply under the author's current name. */
export function comment({ id, list, author, parentId }: NewComment): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [found, profile, present] = await transaction.getAll(
      db.doc(listPath(list)),
      db.doc(userListsPath(author)),
      db.doc(commentPath(id)),
    );
    if (!found?.exists || present?.exists) return false;
    transaction.set(
      db.doc(commentPath(id)),
      commentDocument(list, author, profile?.get('displayName'), parentId),
    );
    return true;
  });
}

/** Votes on a comment; the value replaces an earlier one, and 0 removes it. */
export function voteOnComment(uid: string, commentId: string, value: 1 | -1 | 0): Promise<boolean> {
  const vote = db.doc(commentVotePath(uid, commentId));
  const commentRef = db.doc(commentPath(commentId));
  return db.runTransaction(async (transaction) => {
    const [found, before] = await transaction.getAll(commentRef, vote);
    if (!found?.exists) return false;
    const earlier: unknown = before?.get('value');
    const listKey = listKeyText({ userId: found.get('listUserId'), listId: found.get('listId') });
    if (value === 0) transaction.delete(vote);
    else transaction.set(vote, { commentId, listKey, value });
    transaction.update(commentRef, {
      upvoteCount: FieldValue.increment(Number(value === 1) - Number(earlier === 1)),
      downvoteCount: FieldValue.increment(Number(value === -1) - Number(earlier === -1)),
    });
    return true;
  });
}

/** Upvotes a list. */
export function upvote(uid: string, key: ListKey): Promise<boolean> {
  const vote = db.doc(upvotePath(uid, key));
  return db.runTransaction(async (transaction) => {
    const [found, before] = await transaction.getAll(db.doc(listPath(key)), vote);
    if (!found?.exists || before?.exists) return false;
    transaction.set(vote, { ...key, at: writtenAt() });
    transaction.update(found.ref, { upvoteCount: FieldValue.increment(1), changedAt: writtenAt() });
    return true;
  });
}

/** Adds a list to a user's favorites. */
export function favorite(uid: string, key: ListKey): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.doc(listPath(key)));
    if (!found.exists) return false;
    const document = { ...key, name: found.get('name'), favoritedAt: writtenAt() };
    transaction.set(db.doc(favoritePath(uid, key)), document);
    return true;
  });
}

/** Publishes a list under its owner's current name. */
export function publish(key: ListKey, name: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [present, deleted, profile] = await transaction.getAll(
      db.doc(listPath(key)),
      db.doc(deletedListPath(key)),
      db.doc(userListsPath(key.userId)),
    );
    if (present?.exists || deleted?.exists) return false;
    const userName: unknown = profile?.get('displayName');
    transaction.set(db.doc(listPath(key)), listDocument(key, name, { more: { userName } }));
    return true;
  });
}

/** Changes a list as its owner does. */
export function changeList(key: ListKey, fields: object) {
  return db.doc(listPath(key)).update({ ...fields, changedAt: writtenAt() });
}

/** Deletes a list as its owner does. */
export async function deleteList(key: ListKey) {
  const batch = db.batch();
  batch.delete(db.doc(listPath(key)));
  batch.set(db.doc(deletedListPath(key)), { at: writtenAt() });
  await batch.commit();
}
