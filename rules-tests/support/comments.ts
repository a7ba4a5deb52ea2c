import { commentPath } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { commentDocument } from '@outrank/shared/testing/storedDocuments';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import { anasList } from './lists.ts';
import type { Write } from './requests.ts';
import { ana, ben, takeToken } from './users.ts';

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
  const comment = { ...commentDocument(anasList, serverTimestamp()), userName: ben.displayName };
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
  return [setComment(id, changes), takeToken(uid, 'comments', id)];
}

/** A user's vote on a comment under Ana's list, as the web app writes it. */
export function setCommentVote(
  uid: string,
  value: unknown = 1,
  id = bensComment,
  changes: Changes = {},
): Write {
  const vote = { commentId: id, listKey: listKeyText(anasList), value, at: serverTimestamp() };
  return { set: commentVotePath(uid, id), data: applyChanges(vote, changes) };
}

/** The batch with which the web app votes on a comment. */
export function voteOnComment(uid: string, ...vote: VoteOnComment): Write[] {
  const [, id = bensComment] = vote;
  return [setCommentVote(uid, ...vote), takeToken(uid, 'votes', id)];
}

type VoteOnComment = [value?: unknown, id?: string, changes?: Changes];
