import { ballotsPath } from '@outrank/shared/documents/ballots';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { sharesOfUser, userConsensusBallots, userReports } from '../platform/accountQueries.ts';
import { userCommentVotes, userUpvotes } from '../platform/contentQueries.ts';
import { readPages } from '../platform/pages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../results/countBallots.ts';
import { allPolls } from '../results/polls.ts';

/** Documents in one transaction. */
const PAGE = 200;

/** Counts of deleted documents. */
export type Withdrawn = Record<
  'upvotes' | 'commentVotes' | 'reports' | 'consensusBallots' | 'shares' | 'ballots',
  number
>;

const nothing: Withdrawn = {
  upvotes: 0,
  commentVotes: 0,
  reports: 0,
  consensusBallots: 0,
  shares: 0,
  ballots: 0,
};

/**
 * Deletes the votes, reports, ballots and shares of a blocked Google account's user; their events count again. Once the account is
 * unblocked, nothing more is deleted. Safe to interrupt, to repeat and to run twice at once.
 * @throws when Firestore fails; the next run continues.
 */
export async function withdrawBlocked(db: Firestore, googleId: string): Promise<Withdrawn> {
  const blocked = db.doc(blockedAccountPath(googleId));
  const uid: unknown = (await blocked.get()).get('uid');
  if (typeof uid !== 'string') return nothing;
  const removeAll = async (documents: Query) => {
    let count = 0;
    for await (const page of readPages(documents.select(), PAGE))
      count += await removeWhileBlocked(
        db,
        blocked,
        page.map(({ ref }) => ref),
      );
    return count;
  };
  const upvotes = await removeAll(userUpvotes(db, uid));
  const commentVotes = await removeAll(userCommentVotes(db, uid));
  const reports = await removeAll(userReports(db, uid));
  const consensusBallots = await removeAll(userConsensusBallots(db, uid));
  const shares = await removeAll(sharesOfUser(db, uid));
  const ballots = await removeWhileBlocked(db, blocked, [db.doc(ballotsPath(uid))]);
  // Reconciling finds ballots by their document alone, so their points are not left to the event of its deletion.
  await countBallots(db, uid, allPolls);
  return { upvotes, commentVotes, reports, consensusBallots, shares, ballots };
}

/** Deletes documents, and gives how many existed. What a user writes after the end of a block stays. */
function removeWhileBlocked(
  db: Firestore,
  blocked: DocumentReference,
  documents: readonly DocumentReference[],
): Promise<number> {
  return runTransaction(db, async (transaction) => {
    const [block, ...found] = await transaction.getAll(blocked, ...documents);
    const present = block?.exists ? found.filter(({ exists }) => exists) : [];
    for (const { ref } of present) transaction.delete(ref);
    return present.length;
  });
}
