import { commentPath } from '@outrank/shared/documents/comment';
import { hiddenContentPath } from '@outrank/shared/documents/moderation';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { votesOnComment } from '../platform/contentQueries.ts';
import { removeOrphans } from '../platform/readPages.ts';
import { removeReports } from './removeReports.ts';

/**
 * Deletes what belongs to a deleted comment: the votes on it and the reports of it. The rules refuse new votes, because the
 * comment is gone. Those of a hidden comment stay. Safe to interrupt, to repeat and to run twice at once. Returns counts of
 * deleted documents.
 * @throws when Firestore fails; the next run continues.
 */
export async function cascadeCommentDeletion(db: Firestore, commentId: string) {
  const target = reportTargetId({ kind: 'comment', commentId });
  const parents = [commentPath(commentId), hiddenContentPath(target)].map((path) => db.doc(path));
  return {
    votes: await removeOrphans(db, parents, votesOnComment(db, commentId)),
    reports: await removeReports(db, parents, [target]),
  };
}
