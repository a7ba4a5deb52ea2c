import { commentPath } from '@outrank/shared/documents/comment';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { votesOnComment } from '../platform/contentQueries.ts';
import { removeOrphans } from '../platform/pages.ts';

/**
 * Deletes all votes on a deleted comment, and gives how many. The rules refuse new votes, because the comment is gone. Votes on
 * a hidden comment stay.
 * @throws when Firestore fails; the next run continues.
 */
export function removeVotes(db: Firestore, commentId: string): Promise<number> {
  const hidden = hiddenContentPath(reportTargetId({ kind: 'comment', commentId }));
  const parents = [commentPath(commentId), hidden].map((path) => db.doc(path));
  return removeOrphans(db, parents, votesOnComment(db, commentId));
}
