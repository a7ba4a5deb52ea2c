import { commentPath, commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { type DocumentData, increment, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import { anasList } from './lists.ts';
import type { Write } from './requests.ts';
import { ana, ben, raiseRate } from './users.ts';

/** An id of the length that Firestore generates. */
export function createCommentId(number: number): string {
  return `comment${String(number).padStart(13, '0')}`;
}

export const bensComment = createCommentId(1);
export const anasComment = createCommentId(7);
export const missingComment = createCommentId(404);

/** Makes Ana the author of a comment. */
export const byAna = { userId: ana.uid, userName: ana.displayName };

/** Ben's comment under Ana's list, as the web app writes it. */
export function newComment(changes: Changes = {}): DocumentData {
  const comment = {
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
  };
  return applyChanges(comment, changes);
}

export function replyTo(parentId: string): Changes {
  return { parentId, isReply: true };
}

export function setComment(id = bensComment, changes: Changes = {}): Write {
  return { set: commentPath(id), data: newComment(changes) };
}

/** The batch with which the web app posts a comment. */
export function postComment(changes: Changes = {}, id = createCommentId(2), uid = ben.uid): Write[] {
  return [setComment(id, changes), raiseRate(uid, 'comments', id)];
}

/** A user's vote on a comment under Ana's list, as the web app writes it. */
export function newCommentVote(id: string, value: unknown, changes: Changes = {}): DocumentData {
  return applyChanges({ commentId: id, listKey: listKeyText(anasList), value }, changes);
}

/** Sets a user's vote, or deletes it when the value is 0. */
export function setCommentVote(uid: string, value: unknown, id = bensComment, changes: Changes = {}): Write {
  const path = commentVotePath(uid, id);
  return value === 0 ? { delete: path } : { set: path, data: newCommentVote(id, value, changes) };
}

/** By how much the two counts of a comment change. */
export type Step = { readonly up?: number; readonly down?: number };

export function countVote({ up = 0, down = 0 }: Step, id = bensComment, changes: Changes = {}): Write {
  const counts = { upvoteCount: increment(up), downvoteCount: increment(down) };
  return { update: commentPath(id), data: { ...counts, ...changes } };
}

export type VoteRequest = {
  readonly id?: string;
  readonly value: unknown;
  readonly step: Step;
  /** Forged fields of the vote and of the comment. */
  readonly vote?: Changes;
  readonly comment?: Changes;
};

export const upvote: VoteRequest = { value: 1, step: { up: 1 } };

/** The batch with which the web app votes on a comment. */
export function voteOnComment(uid: string, request: VoteRequest = upvote): Write[] {
  const { id = bensComment, value, step, vote, comment } = request;
  return [countVote(step, id, comment), setCommentVote(uid, value, id, vote)];
}
