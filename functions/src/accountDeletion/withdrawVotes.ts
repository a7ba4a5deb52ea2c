import { commentPath, listPath, parseListKey } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type UpdateData,
} from 'firebase-admin/firestore';
import { commentVotesBy, upvotesBy } from '../platform/firestoreQueries.ts';
import { readPages } from '../platform/readPages.ts';

/** Marks in one transaction: few enough that others who vote on the same targets do not wait long. */
const PAGE = 25;

/** Marks of one kind, and the counters that must follow them. */
type Votes = {
  readonly marks: Query;
  readonly countedAt: (mark: DocumentSnapshot) => string;
  readonly uncount: (mark: DocumentSnapshot) => UpdateData<object>;
};

/**
 * Takes back a fan's upvotes of lists: each mark goes together with its share in the counter. A list that is gone has none.
 * Safe to break off, to repeat, and to run twice at once and while others vote. Gives how many were taken back.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export function withdrawUpvotes(db: Firestore, uid: string): Promise<number> {
  return withdrawAll(db, {
    marks: upvotesBy(db, uid),
    countedAt: ({ id }) => listPath(parseListKey(id)),
    uncount: () => ({ upvoteCount: FieldValue.increment(-1), changedAt: FieldValue.serverTimestamp() }),
  });
}

/** Takes back a fan's votes on comments, in the same way. */
export function withdrawCommentVotes(db: Firestore, uid: string): Promise<number> {
  return withdrawAll(db, {
    marks: commentVotesBy(db, uid),
    countedAt: ({ id }) => commentPath(id),
    uncount: (mark) => ({
      upvoteCount: FieldValue.increment(-Number(mark.get('value') === 1)),
      downvoteCount: FieldValue.increment(-Number(mark.get('value') === -1)),
    }),
  });
}

async function withdrawAll(db: Firestore, votes: Votes): Promise<number> {
  let count = 0;
  for await (const page of readPages(votes.marks, PAGE)) count += await withdrawPage(db, votes, page);
  return count;
}

// Marks are looked at again with their counters: another run, or the end of a list, may have taken some meanwhile.
function withdrawPage(db: Firestore, { countedAt, uncount }: Votes, page: readonly DocumentSnapshot[]) {
  return db.runTransaction(async (transaction) => {
    const marks = await transaction.getAll(...page.map(({ ref }) => ref));
    const counters = await transaction.getAll(...page.map((mark) => db.doc(countedAt(mark))));
    for (const [place, mark] of marks.entries()) {
      const counter = counters[place];
      if (!mark.exists) continue;
      transaction.delete(mark.ref);
      if (counter?.exists) transaction.update(counter.ref, uncount(mark));
    }
    return marks.filter(({ exists }) => exists).length;
  });
}
