import type { Comment } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { cascadeCommentDeletion } from '../cascade/removeComment.ts';
import { type CountTarget, requestCount } from '../counts/countTarget.ts';
import { requestCommentEntries, requestEntries } from '../inbox/updateInbox.ts';
import { cascadeOptions, eventOptions } from '../platform/options.ts';
import { type Change, finishAll, type Services, services, toChange } from '../platform/services.ts';

/** The list whose number of comments changed; undefined when a comment was only edited. */
export function decideOnComment({ before, after }: Change): CountTarget | undefined {
  const comment = before ?? after;
  if (!comment || (before && after)) return undefined;
  const list = { userId: comment.listUserId, listId: comment.listId };
  return { kind: 'comments', target: listKeyText(list) };
}

/**
 * Requests a count of a list's comments, and the entries of those whom a comment concerns: the owner of the list, the author of
 * the comment that it replies to, and its own author, whose entries about it go with it.
 */
export async function followComment(given: Services, commentId: string, change: Change): Promise<void> {
  const counted = decideOnComment(change);
  const comment = change.before ?? change.after;
  if (!counted || !comment) return;
  const { userId } = comment;
  await finishAll([
    requestCount(given, counted),
    requestCommentEntries(given, comment as Comment, !change.after),
    !change.after && requestEntries(given, 'ownCommentDeleted', { userId, target: commentId }),
  ]);
}

/** Follows a comment that was posted, deleted, hidden or restored. */
export const onCommentWritten = onDocumentWritten(
  { ...eventOptions, document: 'comments/{commentId}' },
  ({ params, data }) => followComment(services, params.commentId, toChange(data)),
);

/**
 * Removes the votes on a deleted comment and the reports of it. Its id is never reused, so late and repeated events are safe.
 * When a hidden comment is deleted, its tombstone is written again, which starts this function again.
 */
export const onCommentDeleted = onDocumentWritten(
  { ...cascadeOptions, document: 'deletedComments/{commentId}' },
  ({ params }) => cascadeCommentDeletion(services.db, params.commentId),
);

/** Requests a count of a comment's votes after one was given, changed or withdrawn. */
export const onCommentVoteWritten = onDocumentWritten(
  { ...eventOptions, document: 'users/{uid}/commentVotes/{commentId}' },
  ({ params }) => requestCount(services, { kind: 'commentVotes', target: params.commentId }),
);
