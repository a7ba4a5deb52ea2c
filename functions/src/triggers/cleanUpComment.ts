import { onDocumentWritten } from 'firebase-functions/firestore';
import { cascadeCommentDeletion } from '../cascade/cascadeCommentDeletion.ts';
import { firestore } from '../platform/app.ts';
import { log } from '../platform/log.ts';
import { cascadeOptions } from '../platform/options.ts';

/**
 * Removes the votes on a deleted comment and the reports of it. Its id is never reused, so late and repeated events are safe.
 * A run that fails or exceeds its time is continued by the retry.
 */
export const cleanUpComment = onDocumentWritten(
  { ...cascadeOptions, document: 'deletedComments/{commentId}' },
  async ({ params: { commentId } }) => {
    const removed = await cascadeCommentDeletion(firestore, commentId);
    log.info('comment.cleanedUp', { commentId, removed });
  },
);
