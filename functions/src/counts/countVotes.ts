import { commentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listPath } from '@outrank/shared/documents/list';
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
import { listComments, listUpvotes, votesWithValue } from '../platform/contentQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

type Aggregation = AggregateQuery<Record<string, AggregateField<number | null>>>;
type Aggregated = Pick<AggregateQuerySnapshot<Record<string, AggregateField<number | null>>>, 'data'>;

/** The counter fields of a list or comment. */
export type Counters = Readonly<Record<string, number>>;

/** Documents that are counted, and the counters that they give. */
type Part = { readonly query: Aggregation; readonly toCounters: (counted: Aggregated) => Counters };

/** A list or comment, and what is counted for it. */
export type Counted = {
  readonly document: DocumentReference;
  /** All are counted as of the same moment. */
  readonly parts: readonly [Part, ...Part[]];
  /** Fields that change together with a counter. */
  readonly alongside: Readonly<Record<string, FieldValue>>;
};

/** The stored fields that `countVotesOf` compares and writes. */
export const countedFields = {
  list: ['upvoteCount', 'commentCount', 'countedAt'],
  comment: ['upvoteCount', 'downvoteCount', 'countedAt'],
} as const;

/** A list, with its upvotes and its comments and replies. Hidden comments are not among them, because they are moved away. */
export function listWithVotes(db: Firestore, key: ListKey): Counted {
  return {
    document: db.doc(listPath(key)),
    parts: [
      {
        query: listUpvotes(db, key).aggregate({ votes: AggregateField.count() }),
        toCounters: (counted) => ({ upvoteCount: Number(counted.data().votes) }),
      },
      {
        query: listComments(db, key).aggregate({ comments: AggregateField.count() }),
        toCounters: (counted) => ({ commentCount: Number(counted.data().comments) }),
      },
    ],
    // Search and other readers find changed lists by this time.
    alongside: { changedAt: FieldValue.serverTimestamp() },
  };
}

export function commentWithVotes(db: Firestore, commentId: string): Counted {
  return {
    document: db.doc(commentPath(commentId)),
    parts: [
      {
        // Values are 1 and -1, so number and sum give both counters at one moment and for the price of one.
        query: votesWithValue(db, commentId).aggregate({
          votes: AggregateField.count(),
          sum: AggregateField.sum('value'),
        }),
        toCounters: (counted) => {
          const { votes, sum } = counted.data();
          const [both, difference] = [Number(votes), Number(sum)];
          return { upvoteCount: (both + difference) / 2, downvoteCount: (both - difference) / 2 };
        },
      },
    ],
    alongside: {},
  };
}

/** Counts the upvotes and comments of a list, in the same way as `countVotesOf`. */
export function countListOf(db: Firestore, key: ListKey): Promise<boolean> {
  return countVotesOf(db, listWithVotes(db, key));
}

/** Counts the votes on a comment, in the same way as `countVotesOf`. */
export function countCommentVotesOf(db: Firestore, commentId: string): Promise<boolean> {
  return countVotesOf(db, commentWithVotes(db, commentId));
}

/**
 * Counts votes, and the comments of a list, and stores the numbers with the time of the count. Gives whether they changed. The
 * transaction does not count, because it would lock everything counted; instead it keeps numbers that were counted later. A
 * missing list or comment has no counters.
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
  /** Billed reads: of each part one per 1,000 documents, and one when there is none. */
  readonly read: number;
};

/** Counts now, or as of the moment at which a transaction reads. All counters are of that one moment. */
export async function readCounters(
  { document, parts: [first, ...others] }: Counted,
  transaction?: Transaction,
): Promise<Count> {
  const votes = await (transaction ? transaction.get(first.query) : first.query.get());
  const { readTime } = votes;
  const readOthers = (reader: Transaction) =>
    Promise.all(others.map(async ({ query, toCounters }) => toCounters(await reader.get(query))));
  const more = await (transaction
    ? readOthers(transaction)
    : runTransaction(document.firestore, readOthers, { readOnly: true, readTime }));
  const counters = [first.toCounters(votes), ...more];
  const read = counters.reduce((sum, each) => sum + countReads(each), 0);
  return { counters: Object.assign({}, ...counters), readTime, read };
}

function countReads(counters: Counters): number {
  const total = Object.values(counters).reduce((sum, count) => sum + count, 0);
  return Math.max(1, Math.ceil(total / 1000));
}

export function hasCounters(document: DocumentSnapshot, counters: Counters): boolean {
  return Object.entries(counters).every(([field, count]) => document.get(field) === count);
}

/** Whether the stored counters were counted later than a moment. */
export function isCountedAfter(document: DocumentSnapshot, moment: Timestamp): boolean {
  const countedAt: unknown = document.get('countedAt');
  return countedAt instanceof Timestamp && countedAt.valueOf() > moment.valueOf();
}
