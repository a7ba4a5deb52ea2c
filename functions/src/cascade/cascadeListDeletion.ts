import { type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { commentsUnder } from '../platform/firestoreQueries.ts';
import { hiddenUnder } from '../platform/moderationFirestoreQueries.ts';
import { commentVotesUnder, favoritesFor, upvotesOf } from '../platform/reactionFirestoreQueries.ts';
import { removeOrphans } from '../platform/removeOrphans.ts';
import { repeatUntilEmpty } from '../platform/repeatUntilEmpty.ts';

/** How many documents went. */
type Removed = Record<'comments' | 'hidden' | 'commentVotes' | 'upvotes' | 'favorites', number>;

/**
 * Removes what a deleted list leaves behind: its comments and replies, hidden ones too, the votes on them, and every fan's
 * upvote and favorite of it. Does not end before a whole pass found nothing. A list that is there keeps everything.
 * Safe to break off, to repeat and to run twice at once.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export function cascadeListDeletion(db: Firestore, key: ListKey): Promise<Removed> {
  const list = [db.doc(listPath(key))];
  // Comments go before their votes, because nobody can vote on a comment that is gone.
  return repeatUntilEmpty(async () => ({
    comments: await removeOrphans(db, list, commentsUnder(db, key)),
    hidden: await removeOrphans(db, list, hiddenUnder(db, key)),
    commentVotes: await removeOrphans(db, list, commentVotesUnder(db, key)),
    upvotes: await removeOrphans(db, list, upvotesOf(db, key)),
    favorites: await removeOrphans(db, list, favoritesFor(db, key)),
  }));
}
