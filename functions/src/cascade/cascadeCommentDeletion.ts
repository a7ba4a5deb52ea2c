import { commentPath } from '@outrank/shared/documents/comment';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { votesOnComment } from '../platform/contentQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';
import { removeReports } from './removeReports.ts';

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

/**
 * Deletes all votes on a deleted comment. Returns their number. The rules refuse new votes, because the comment is gone. Votes
 * on a hidden comment stay.
 * @throws when Firestore fails; the next run continues.
 */
export function removeVotes(db: Firestore, commentId: string): Promise<number> {
  const hidden = hiddenContentPath(reportTargetId({ kind: 'comment', commentId }));
  const parents = [commentPath(commentId), hidden].map((path) => db.doc(path));
  return removeOrphans(db, parents, votesOnComment(db, commentId));
}
