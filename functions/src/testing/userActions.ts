import { userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { deletedListPath, type ListKey, listKeyText, listPath } from '@outrank/shared/documents/list';
import { reportPath } from '@outrank/shared/documents/moderation';
import { commentVotePath, favoritePath, upvotePath } from '@outrank/shared/documents/reactions';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { commentDocument } from './documents.ts';
import { db } from './emulator.ts';

type Action = (transaction: Transaction, ...documents: DocumentSnapshot[]) => boolean;

/** Runs a user's action with these documents. It gives false when the rules would refuse it. */
const act = (paths: readonly string[], action: Action) =>
  runTransaction(db, async (transaction) =>
    action(transaction, ...(await transaction.getAll(...paths.map((path) => db.doc(path))))),
  );

const now = () => FieldValue.serverTimestamp();

type NewComment = {
  readonly id: string;
  readonly list: ListKey;
  readonly author: string;
  readonly parentId?: string;
};

/** Writes a comment or reply under the author's current name. */
export const comment = ({ id, list, author, parentId }: NewComment) =>
  act([listPath(list), commentPath(id), userListsPath(author)], (transaction, found, present, profile) => {
    if (!found?.exists || !present || present.exists) return false;
    transaction.set(present.ref, commentDocument(list, author, profile?.get('displayName'), parentId));
    return true;
  });

/** Votes on a comment; the value replaces an earlier one, and 0 removes it. No function counts here. */
export const voteOnComment = (uid: string, commentId: string, value: 1 | -1 | 0) =>
  act([commentPath(commentId)], (transaction, found) => {
    if (!found?.exists) return false;
    const vote = db.doc(commentVotePath(uid, commentId));
    const listKey = listKeyText({ userId: found.get('listUserId'), listId: found.get('listId') });
    if (value === 0) transaction.delete(vote);
    else transaction.set(vote, { commentId, listKey, value, at: now() });
    return true;
  });

/** Upvotes a list. No function counts here. */
export const upvote = (uid: string, key: ListKey) =>
  act([listPath(key), upvotePath(uid, key)], (transaction, found, vote) => {
    if (!found?.exists || !vote || vote.exists) return false;
    transaction.set(vote.ref, { ...key, at: now() });
    return true;
  });

/** Reports a target, whatever it is. No function counts here. */
export const report = (uid: string, target: string) =>
  db
    .doc(reportPath(uid, target))
    .set({ target, reason: 'spam', text: '', at: now(), content: { text: 'Spam' } });

export const favorite = (uid: string, key: ListKey) =>
  act([listPath(key)], (transaction, found) => {
    if (!found?.exists) return false;
    const document = { ...key, name: found.get('name'), favoritedAt: now() };
    transaction.set(db.doc(favoritePath(uid, key)), document);
    return true;
  });

export const changeList = (key: ListKey, fields: object) =>
  db.doc(listPath(key)).update({ ...fields, changedAt: now() });

export const deleteList = (key: ListKey) =>
  act([listPath(key), deletedListPath(key)], (transaction, list, tombstone) => {
    if (list) transaction.delete(list.ref);
    if (tombstone) transaction.set(tombstone.ref, { at: now() });
    return true;
  });
