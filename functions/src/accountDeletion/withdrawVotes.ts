import { commentPath, listPath, parseListKey } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type UpdateData,
} from 'firebase-admin/firestore';
import { userCommentVotes, userUpvotes } from '../platform/firestoreQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Votes in one transaction: few enough that others who vote on the same documents do not wait long. */
const PAGE = 25;

/** Votes of one kind, and the counters that must follow them. */
type Selection = {
  readonly votes: Query;
  readonly counterPathOf: (vote: DocumentSnapshot) => string;
  readonly uncount: (vote: DocumentSnapshot) => UpdateData<object>;
};

/**
 * Withdraws a user's upvotes of lists, each together with its count; a deleted list has no counter. Safe to interrupt, to
 * repeat, and to run twice at once and while others vote. Gives how many were withdrawn.
 * @throws when Firestore fails; the next run continues.
 */
export function withdrawUpvotes(db: Firestore, uid: string): Promise<number> {
  return withdrawAll(db, {
    votes: userUpvotes(db, uid),
    counterPathOf: ({ id }) => listPath(parseListKey(id)),
    uncount: () => ({ upvoteCount: FieldValue.increment(-1), changedAt: FieldValue.serverTimestamp() }),
  });
}

/** Withdraws a user's votes on comments, in the same way. */
export function withdrawCommentVotes(db: Firestore, uid: string): Promise<number> {
  return withdrawAll(db, {
    votes: userCommentVotes(db, uid),
    counterPathOf: ({ id }) => commentPath(id),
    uncount: (vote) => ({
      upvoteCount: FieldValue.increment(-Number(vote.get('value') === 1)),
      downvoteCount: FieldValue.increment(-Number(vote.get('value') === -1)),
    }),
  });
}

async function withdrawAll(db: Firestore, selection: Selection): Promise<number> {
  let count = 0;
  for await (const page of readPages(selection.votes, PAGE)) count += await withdrawPage(db, selection, page);
  return count;
}

// The transaction reads the votes again: another run, or the deletion of a list, may have removed some meanwhile.
function withdrawPage(
  db: Firestore,
  { counterPathOf, uncount }: Selection,
  page: readonly DocumentSnapshot[],
) {
  return runTransaction(db, async (transaction) => {
    const votes = await transaction.getAll(...page.map(({ ref }) => ref));
    const counters = await transaction.getAll(...page.map((vote) => db.doc(counterPathOf(vote))));
    for (const [index, vote] of votes.entries()) {
      const counter = counters[index];
      if (!vote.exists) continue;
      transaction.delete(vote.ref);
      if (counter?.exists) transaction.update(counter.ref, uncount(vote));
    }
    return votes.filter(({ exists }) => exists).length;
  });
}
