import { commentPath } from '@outrank/shared/documents/comment';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { removeReports } from '../cascade/removeReports.ts';
import { userHiddenContent } from '../platform/accountQueries.ts';
import { votesOnComment } from '../platform/contentQueries.ts';
import { readPages, removeOrphans } from '../platform/pages.ts';
import { removeDocuments } from './removeUserDocuments.ts';

/** Documents read at once. */
const PAGE = 100;

/**
 * Deletes a leaving user's hidden content, and gives how many documents. Votes on a hidden comment and reports of it are kept
 * for its return and no event would remove them, so they are deleted before it.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeHiddenContent(db: Firestore, uid: string): Promise<number> {
  let count = 0;
  for await (const page of readPages(userHiddenContent(db, uid).select(), PAGE)) {
    for (const { id, ref } of page) {
      const target = parseReportTarget(id);
      if (target.kind === 'comment') await removeReactionsOnHidden(db, target.commentId, id);
      count += await removeDocuments(db, [ref.path]);
    }
  }
  return count;
}

async function removeReactionsOnHidden(db: Firestore, commentId: string, target: string): Promise<void> {
  const comment = [db.doc(commentPath(commentId))];
  await removeOrphans(db, comment, votesOnComment(db, commentId));
  await removeReports(db, comment, [target]);
}
