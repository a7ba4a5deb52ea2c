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
import { remark } from './twoLists.ts';

/** What fans do with lists and the talk about them, as the rules let them: false when they refuse. */

const writtenAt = () => FieldValue.serverTimestamp();

type Remark = {
  readonly id: string;
  readonly list: ListKey;
  readonly author: string;
  readonly parentId?: string;
};

/** A comment on a list that is there, or a reply, under the author's present name. */
export function comment({ id, list, author, parentId }: Remark): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [found, profile, present] = await transaction.getAll(
      db.doc(listPath(list)),
      db.doc(userListsPath(author)),
      db.doc(commentPath(id)),
    );
    if (!found?.exists || present?.exists) return false;
    transaction.set(db.doc(commentPath(id)), remark(list, author, profile?.get('displayName'), parentId));
    return true;
  });
}

/** A fan's vote on a comment that is there, in place of an earlier one: 1, -1 or 0. */
export function voteOnComment(uid: string, commentId: string, value: 1 | -1 | 0): Promise<boolean> {
  const mark = db.doc(commentVotePath(uid, commentId));
  const voted = db.doc(commentPath(commentId));
  return db.runTransaction(async (transaction) => {
    const [found, before] = await transaction.getAll(voted, mark);
    if (!found?.exists) return false;
    const earlier: unknown = before?.get('value');
    const listKey = listKeyText({ userId: found.get('listUserId'), listId: found.get('listId') });
    if (value === 0) transaction.delete(mark);
    else transaction.set(mark, { commentId, listKey, value });
    transaction.update(voted, {
      upvoteCount: FieldValue.increment(Number(value === 1) - Number(earlier === 1)),
      downvoteCount: FieldValue.increment(Number(value === -1) - Number(earlier === -1)),
    });
    return true;
  });
}

/** A fan's upvote of a list that is there. */
export function upvote(uid: string, key: ListKey): Promise<boolean> {
  const mark = db.doc(upvotePath(uid, key));
  return db.runTransaction(async (transaction) => {
    const [found, before] = await transaction.getAll(db.doc(listPath(key)), mark);
    if (!found?.exists || before?.exists) return false;
    transaction.set(mark, { ...key, at: writtenAt() });
    transaction.update(found.ref, { upvoteCount: FieldValue.increment(1), changedAt: writtenAt() });
    return true;
  });
}

/** A list that is there among a fan's favorites. */
export function favorite(uid: string, key: ListKey): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.doc(listPath(key)));
    if (!found.exists) return false;
    const mark = { ...key, name: found.get('name'), favoritedAt: writtenAt() };
    transaction.set(db.doc(favoritePath(uid, key)), mark);
    return true;
  });
}

/** A new list under its owner's present name. */
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
