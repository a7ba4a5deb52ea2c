import { commentPath } from '@outrank/shared/documents/comment';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { removeReports } from './removeReports.ts';
import { removeVotes } from './removeVotes.ts';

/** Counts of deleted documents. */
type Removed = Record<'votes' | 'reports', number>;

/**
 * Deletes what belongs to a deleted comment: the votes on it and the reports of it. Those of a hidden comment stay. Safe to
 * interrupt, to repeat and to run twice at once.
 * @throws when Firestore fails; the next run continues.
 */
export async function cascadeCommentDeletion(db: Firestore, commentId: string): Promise<Removed> {
  const target = reportTargetId({ kind: 'comment', commentId });
  const parents = [commentPath(commentId), hiddenContentPath(target)].map((path) => db.doc(path));
  return {
    votes: await removeVotes(db, commentId),
    reports: await removeReports(db, parents, [target]),
  };
}
