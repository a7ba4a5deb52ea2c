import { commentPath } from '@outrank/shared/firestore/documentPaths';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { hiddenBy } from '../platform/moderationFirestoreQueries.ts';
import { votesOnComment } from '../platform/reactionFirestoreQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { removeOrphans } from '../platform/removeOrphans.ts';
import { removeDocuments } from './removeUserDocuments.ts';

/** Things in one look. */
const PAGE = 100;

/**
 * Removes what curators hid of a fan who leaves, and gives how many targets. Votes on a hidden comment wait for its return, and
 * no event will come for them; so they go before it.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export async function removeHiddenContent(db: Firestore, uid: string): Promise<number> {
  let count = 0;
  for await (const page of readPages(hiddenBy(db, uid).select(), PAGE)) {
    for (const { id, ref } of page) {
      const target = parseReportTarget(id);
      if (target.kind === 'comment') await removeVotesOnHidden(db, target.commentId);
      count += await removeDocuments(db, [ref.path]);
    }
  }
  return count;
}

function removeVotesOnHidden(db: Firestore, commentId: string): Promise<number> {
  return removeOrphans(db, [db.doc(commentPath(commentId))], votesOnComment(db, commentId));
}
