import { commentPath, commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentData,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { anasList, ben, bensList, type Changes, giveList, giveProfiles, kept } from './builders.ts';
import { giveRates, rating } from './rates.ts';

/** An id as Firestore chooses them. */
export function commentId(number: number): string {
  return `comment${String(number).padStart(13, '0')}`;
}

/** Ben's comment on Ana's list, which is there already where a test gives it. */
export const bensComment = commentId(1);

/** Fans who may write, and a list of each to write about. */
export async function seedListsForComments(db: Firestore) {
  await giveProfiles(db);
  await giveRates(db);
  await giveList(db);
  await giveList(db, bensList);
}

/** What Ben writes under Ana's list, as the web app writes it. */
export function newComment(changes: Changes = {}): DocumentData {
  return kept({
    listUserId: anasList.userId,
    listId: anasList.listId,
    userId: ben.uid,
    userName: ben.displayName,
    text: 'Parvati first, always.',
    createdAt: serverTimestamp(),
    upvoteCount: 0,
    downvoteCount: 0,
    parentId: null,
    isReply: false,
    ...changes,
  });
}

export function replyTo(parentId: string): Changes {
  return { parentId, isReply: true };
}

export async function giveComment(db: Firestore, id = bensComment, changes: Changes = {}) {
  await setDoc(doc(db, commentPath(id)), newComment(changes));
}

/** The batch with which the web app posts a comment. */
export function commenting(
  db: Firestore,
  changes: Changes = {},
  id = commentId(2),
  uid = ben.uid,
): WriteBatch {
  const batch = writeBatch(db).set(doc(db, commentPath(id)), newComment(changes));
  return rating(db, batch, { uid, kind: 'comments', id });
}

/** The mark of a vote on a comment under Ana's list, as the web app writes it. */
export function newMark(id: string, value: unknown, changes: Changes = {}): DocumentData {
  return kept({ commentId: id, listKey: listKeyText(anasList), value, ...changes });
}

/** By how much the two counts of a comment move. */
export type Step = { readonly up?: number; readonly down?: number };

export function moved({ up = 0, down = 0 }: Step, changes: Changes = {}): DocumentData {
  return { upvoteCount: increment(up), downvoteCount: increment(down), ...changes };
}

type Vote = {
  readonly id?: string;
  /** 0 takes the mark away. */
  readonly value: unknown;
  readonly step: Step;
  readonly mark?: Changes;
  readonly comment?: Changes;
};

/** The batch with which the web app votes on a comment, with what is forged in its place. */
export function votingOn(
  db: Firestore,
  uid: string,
  { id = bensComment, value, step, mark, comment }: Vote,
): WriteBatch {
  const batch = writeBatch(db).update(doc(db, commentPath(id)), moved(step, comment));
  const place = doc(db, commentVotePath(uid, id));
  return value === 0 ? batch.delete(place) : batch.set(place, newMark(id, value, mark));
}

/** A vote that was counted before. */
export async function giveMark(db: Firestore, uid: string, value: 1 | -1, id = bensComment) {
  await setDoc(doc(db, commentVotePath(uid, id)), newMark(id, value));
}
