import { commentPath } from '@outrank/shared/documents/comment';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { removeReports } from '../cascade/removeReports.ts';
import { votesOnComment } from '../platform/contentQueries.ts';
import { removeOrphans } from '../platform/pages.ts';

/**
 * Deletes the votes on a hidden comment and the reports of it. They are kept for its return and no event would remove them, so
 * a deletion removes them before it.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeHiddenReactions(db: Firestore, targetId: string): Promise<void> {
  const target = parseReportTarget(targetId);
  if (target.kind !== 'comment') return;
  const comment = [db.doc(commentPath(target.commentId))];
  await removeOrphans(db, comment, votesOnComment(db, target.commentId));
  await removeReports(db, comment, [targetId]);
}
