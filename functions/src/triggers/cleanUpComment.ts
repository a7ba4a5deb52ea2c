import { onDocumentWritten } from 'firebase-functions/firestore';
import { removeVotes } from '../cascade/removeVotes.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/**
 * Removes the votes on a deleted comment. Its id is never reused, so late and repeated events are safe. A run that fails or
 * exceeds its time is continued by the retry.
 */
export const cleanUpComment = onDocumentWritten(
  { ...triggerOptions, document: 'deletedComments/{commentId}' },
  async ({ params: { commentId } }) => {
    const votes = await removeVotes(firestore, commentId);
    log.info('comment.cleanedUp', { commentId, votes });
  },
);
