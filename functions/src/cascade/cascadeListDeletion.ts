import { type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { listComments } from '../platform/firestoreQueries.ts';
import { listHiddenContent } from '../platform/moderationFirestoreQueries.ts';
import { listCommentVotes, listFavorites, listUpvotes } from '../platform/reactionFirestoreQueries.ts';
import { removeOrphans } from '../platform/removeOrphans.ts';
import { repeatUntilEmpty } from '../platform/repeatUntilEmpty.ts';

/** Counts of deleted documents. */
type Removed = Record<'comments' | 'hidden' | 'commentVotes' | 'upvotes' | 'favorites', number>;

/**
 * Deletes what belongs to a deleted list: its comments and replies, hidden ones too, the votes on them, and all upvotes and
 * favorites of it. Ends only when a whole pass found nothing. While the list exists, nothing is deleted. Safe to interrupt,
 * to repeat and to run twice at once.
 * @throws when Firestore fails; the next run continues.
 */
export function cascadeListDeletion(db: Firestore, key: ListKey): Promise<Removed> {
  const list = [db.doc(listPath(key))];
  // Comments are deleted before their votes, because a deleted comment cannot get new votes.
  return repeatUntilEmpty(async () => ({
    comments: await removeOrphans(db, list, listComments(db, key)),
    hidden: await removeOrphans(db, list, listHiddenContent(db, key)),
    commentVotes: await removeOrphans(db, list, listCommentVotes(db, key)),
    upvotes: await removeOrphans(db, list, listUpvotes(db, key)),
    favorites: await removeOrphans(db, list, listFavorites(db, key)),
  }));
}
