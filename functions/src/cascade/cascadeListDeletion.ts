import { type ListKey, listPath } from '@outrank/shared/documents/list';
import { NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { listHiddenContent, submissionsOfList } from '../platform/accountQueries.ts';
import { listComments, listCommentVotes, listFavorites, listUpvotes } from '../platform/contentQueries.ts';
import { readPages, removeOrphans, repeatUntilEmpty } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { removeShares } from '../sharing/removeShares.ts';
import { removeReports } from './removeReports.ts';

/**
 * Deletes what belongs to a deleted list: its comments and replies, hidden ones too, the votes on them, its upvotes and
 * favorites, the reports of the list and its comments, its submission to the consensus and what was shared of it. Ends only
 * when a whole pass found nothing. While the list exists, nothing is deleted. Safe to interrupt, to repeat and to run twice at
 * once. Returns counts of deleted documents.
 */
export function cascadeListDeletion(db: Firestore, key: ListKey) {
  const list = [db.doc(listPath(key))];
  // Comments are deleted before their votes, because a deleted comment cannot get new votes.
  // Reports are deleted before the comments, which name them.
  return repeatUntilEmpty(async () => ({
    reports: await removeAllReports(db, key),
    comments: await removeOrphans(db, list, listComments(db, key)),
    hiddenContent: await removeOrphans(db, list, listHiddenContent(db, key)),
    commentVotes: await removeOrphans(db, list, listCommentVotes(db, key)),
    upvotes: await removeOrphans(db, list, listUpvotes(db, key)),
    favorites: await removeOrphans(db, list, listFavorites(db, key)),
    consensusBallots: await removeConsensusBallots(db, key),
    shares: await removeShares(db, listPath(key)),
  }));
}

/** Deletes the reports of a deleted list, of its comments and of its hidden ones. */
async function removeAllReports(db: Firestore, key: ListKey): Promise<number> {
  const list = [db.doc(listPath(key))];
  let count = await removeReports(db, list, [reportTargetId({ kind: 'list', list: key })]);
  for await (const page of readPages(listComments(db, key).select(), NAMED_DOCUMENTS_MAX)) {
    const targets = page.map(({ id }) => reportTargetId({ kind: 'comment', commentId: id }));
    count += await removeReports(db, list, targets);
  }
  for await (const page of readPages(listHiddenContent(db, key).select(), NAMED_DOCUMENTS_MAX)) {
    const targets = page.map(({ id }) => id);
    count += await removeReports(db, list, targets);
  }
  return count;
}

/**
 * Withdraws a deleted list from the consensus. Returns how many consensus ballots were deleted. They are read in the
 * transaction that deletes them, because the user may submit another list meanwhile.
 */
async function removeConsensusBallots(db: Firestore, key: ListKey): Promise<number> {
  if ((await submissionsOfList(db, key).get()).empty) return 0;
  return runTransaction(db, async (transaction) => {
    const list = await transaction.get(db.doc(listPath(key)));
    const { docs } = await transaction.get(submissionsOfList(db, key));
    if (list.exists) return 0;
    for (const { ref } of docs) transaction.delete(ref);
    return docs.length;
  });
}
