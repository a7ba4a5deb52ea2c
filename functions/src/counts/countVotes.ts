import { commentPath, type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import {
  AggregateField,
  type AggregateQuery,
  type AggregateQuerySnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { listUpvotes, votesWithValue } from '../platform/reactionFirestoreQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

type Aggregation = AggregateQuery<Record<string, AggregateField<number | null>>>;
type Aggregated = Pick<AggregateQuerySnapshot<Record<string, AggregateField<number | null>>>, 'data'>;

/** The counter fields of a list or comment. */
export type Counters = Readonly<Record<string, number>>;

/** A list or comment, and how its votes are counted. */
export type Counted = {
  readonly document: DocumentReference;
  readonly votes: Aggregation;
  readonly toCounters: (votes: Aggregated) => Counters;
  /** Fields that change together with a counter. */
  readonly alongside: Readonly<Record<string, FieldValue>>;
};

/** The stored fields that `countVotesOf` compares and writes. */
export const countedFields = {
  list: ['upvoteCount', 'countedAt'],
  comment: ['upvoteCount', 'downvoteCount', 'countedAt'],
} as const;

export function listWithVotes(db: Firestore, key: ListKey): Counted {
  return {
    document: db.doc(listPath(key)),
    votes: listUpvotes(db, key).aggregate({ votes: AggregateField.count() }),
    toCounters: (votes) => ({ upvoteCount: Number(votes.data().votes) }),
    // Search and other readers find changed lists by this time.
    alongside: { changedAt: FieldValue.serverTimestamp() },
  };
}

export function commentWithVotes(db: Firestore, commentId: string): Counted {
  return {
    document: db.doc(commentPath(commentId)),
    // Values are 1 and -1, so number and sum give both counters at one moment and for the price of one.
    votes: votesWithValue(db, commentId).aggregate({
      votes: AggregateField.count(),
      sum: AggregateField.sum('value'),
    }),
    toCounters: (aggregated) => {
      const { votes, sum } = aggregated.data();
      const [both, difference] = [Number(votes), Number(sum)];
      return { upvoteCount: (both + difference) / 2, downvoteCount: (both - difference) / 2 };
    },
    alongside: {},
  };
}

/** Counts the upvotes of a list, in the same way as `countVotesOf`. */
export function countUpvotesOf(db: Firestore, key: ListKey): Promise<boolean> {
  return countVotesOf(db, listWithVotes(db, key));
}

/** Counts the votes on a comment, in the same way as `countVotesOf`. */
export function countCommentVotesOf(db: Firestore, commentId: string): Promise<boolean> {
  return countVotesOf(db, commentWithVotes(db, commentId));
}

/**
 * Counts votes and stores the numbers with the time of the count, and gives whether they changed. The transaction does not
 * count, because it would lock all votes; instead it keeps a number that was counted later. A missing list or comment has no
 * counters.
 * @throws when Firestore fails; then nothing has changed.
 */
export async function countVotesOf(db: Firestore, counted: Counted): Promise<boolean> {
  const { document, alongside } = counted;
  const { counters, readTime } = await readCounters(counted);
  return runTransaction(db, async (transaction) => {
    const present = await transaction.get(document);
    if (!present.exists || isCountedAfter(present, readTime)) return false;
    const isChanged = !hasCounters(present, counters);
    transaction.update(document, {
      ...counters,
      countedAt: readTime,
      ...(isChanged && alongside),
    });
    return isChanged;
  });
}

/** What the counters of a list or comment must be, as of a moment. */
export type Count = {
  readonly counters: Counters;
  readonly readTime: Timestamp;
  /** Billed reads: one per 1,000 votes, and one when there is none. */
  readonly read: number;
};

/** Counts the votes, now or as they were when a transaction reads. */
export async function readCounters(
  { votes, toCounters }: Counted,
  transaction?: Transaction,
): Promise<Count> {
  const counted = await (transaction ? transaction.get(votes) : votes.get());
  const counters = toCounters(counted);
  const total = Object.values(counters).reduce((sum, count) => sum + count, 0);
  return { counters, readTime: counted.readTime, read: Math.max(1, Math.ceil(total / 1000)) };
}

export function hasCounters(document: DocumentSnapshot, counters: Counters): boolean {
  return Object.entries(counters).every(([field, count]) => document.get(field) === count);
}

/** Whether the stored counters were counted later than a moment. */
export function isCountedAfter(document: DocumentSnapshot, moment: Timestamp): boolean {
  const countedAt: unknown = document.get('countedAt');
  return countedAt instanceof Timestamp && countedAt.valueOf() > moment.valueOf();
}
