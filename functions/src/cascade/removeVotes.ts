import { commentPath, hiddenContentPath } from '@outrank/shared/firestore/documentPaths';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { votesOnComment } from '../platform/reactionFirestoreQueries.ts';
import { removeOrphans } from '../platform/removeOrphans.ts';

/**
 * Removes all votes on a comment that is gone, and gives how many. A vote moves the comment's counters in the same batch, so
 * none can come any more, and those that came before are found. Those on a comment that a curator hid stay.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export function removeVotes(db: Firestore, commentId: string): Promise<number> {
  const hidden = hiddenContentPath(reportTargetId({ kind: 'comment', commentId }));
  const places = [commentPath(commentId), hidden].map((path) => db.doc(path));
  return removeOrphans(db, places, votesOnComment(db, commentId));
}
