import { listKeyText } from '@outrank/shared/documents/list';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { cascadeCommentDeletion } from '../cascade/cascadeCommentDeletion.ts';
import { type CountTarget, requestCount } from '../counts/countTarget.ts';
import { log } from '../platform/log.ts';
import { cascadeOptions, eventOptions } from '../platform/options.ts';
import { type Change, type Services, services, toChange } from '../platform/services.ts';

/** The list whose number of comments changed; undefined when a comment was only edited. */
export function decideOnComment({ before, after }: Change): CountTarget | undefined {
  const comment = before ?? after;
  if (!comment || (before && after)) return undefined;
  const list = { userId: comment.listUserId, listId: comment.listId };
  return { kind: 'comments', target: listKeyText(list) };
}

/** Requests a count of a list's comments after one was posted, deleted, hidden or restored. */
export const onCommentWritten = onDocumentWritten(
  { ...eventOptions, document: 'comments/{commentId}' },
  async ({ data }) => {
    const target = decideOnComment(toChange(data));
    if (target) await requestCount(services, target);
  },
);

export async function cleanUpComment({ db }: Services, commentId: string): Promise<void> {
  const removed = await cascadeCommentDeletion(db, commentId);
  log.info('comment.cleanedUp', { commentId, removed });
}

/**
 * Removes the votes on a deleted comment and the reports of it. Its id is never reused, so late and repeated events are safe.
 * When a hidden comment is deleted, its tombstone is written again, which starts this function again.
 */
export const onCommentDeleted = onDocumentWritten(
  { ...cascadeOptions, document: 'deletedComments/{commentId}' },
  ({ params }) => cleanUpComment(services, params.commentId),
);

/** Requests a count of a comment's votes after one was given, changed or withdrawn. */
export const onCommentVoteWritten = onDocumentWritten(
  { ...eventOptions, document: 'users/{uid}/commentVotes/{commentId}' },
  ({ params }) => requestCount(services, { kind: 'commentVotes', target: params.commentId }),
);
