import { onDocumentWritten } from 'firebase-functions/firestore';
import { removeVotes } from '../cascade/removeVotes.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/**
 * Clears up after a deleted comment. Its id never comes back, so its votes are of no use, however late the event comes. What
 * a run leaves undone, by an error or at the end of its time, the retry does.
 */
export const cleanUpComment = onDocumentWritten(
  { ...triggerOptions, document: 'deletedComments/{commentId}' },
  async ({ params: { commentId } }) => {
    const votes = await removeVotes(firestore, commentId);
    log.info('comment.cleanedUp', { commentId, votes });
  },
);
