import { commentPath } from '@outrank/shared/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { votesOnComment } from '../platform/markQueries.ts';
import { removeOrphans } from '../platform/removeOrphans.ts';

/**
 * Removes all votes on a comment that is gone, and gives how many. A vote moves the comment's counters in the same batch, so
 * none can come any more, and those that came before are found.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export function removeVotes(db: Firestore, commentId: string): Promise<number> {
  return removeOrphans(db, db.doc(commentPath(commentId)), votesOnComment(db, commentId));
}
