import { commentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listPath } from '@outrank/shared/documents/list';
import {
  AggregateField,
  type AggregateQuery,
  type AggregateQuerySnapshot,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { listComments, listUpvotes, votesOnComment } from '../platform/contentQueries.ts';
import { createKeyedQueue, runTransaction } from '../platform/runTransaction.ts';

type Aggregation = AggregateQuery<Record<string, AggregateField<number | null>>>;
type Aggregated = Pick<AggregateQuerySnapshot<Record<string, AggregateField<number | null>>>, 'data'>;

/** The counter fields of a list or comment. */
export type Counters = Readonly<Record<string, number>>;

/** A list or comment, and documents that are counted for it. */
export type Counted = {
  readonly document: DocumentReference;
  readonly query: Aggregation;
  readonly toCounters: (counted: Aggregated) => Counters;
  /** Fields that every count writes. */
  readonly toCountFields: (count: Count) => DocumentData;
  /** Fields that a count writes only when a counter changes. */
  readonly changeFields: DocumentData;
};

/** What the counters of a list or comment must be, as of a moment. */
export type Count = {
  readonly counters: Counters;
  readonly readTime: Timestamp;
};

/** Tells voters whether their vote is counted yet. */
const countedAt = ({ readTime }: Count) => ({ countedAt: readTime });

/** Search and other readers find changed lists by this time. */
const changedAt = { changedAt: FieldValue.serverTimestamp() };

export function upvotesOf(db: Firestore, key: ListKey): Counted {
  return {
    document: db.doc(listPath(key)),
    query: listUpvotes(db, key).aggregate({ votes: AggregateField.count() }),
    toCounters: (counted) => ({ upvoteCount: Number(counted.data().votes) }),
    toCountFields: countedAt,
    changeFields: changedAt,
  };
}

/** The comments and replies of a list. Hidden comments are not among them, because they are moved away. */
export function commentsOf(db: Firestore, key: ListKey): Counted {
  return {
    document: db.doc(listPath(key)),
    query: listComments(db, key).aggregate({ comments: AggregateField.count() }),
    toCounters: (counted) => ({ commentCount: Number(counted.data().comments) }),
    toCountFields: () => ({}),
    changeFields: changedAt,
  };
}

export function commentVotesOf(db: Firestore, commentId: string): Counted {
  return {
    document: db.doc(commentPath(commentId)),
    // Values are 1 and -1, so number and sum give both counters at one moment and for the price of one.
    query: votesOnComment(db, commentId).aggregate({
      votes: AggregateField.count(),
      sum: AggregateField.sum('value'),
    }),
    toCounters: (counted) => {
      const { votes, sum } = counted.data();
      const [both, difference] = [Number(votes), Number(sum)];
      return { upvoteCount: (both + difference) / 2, downvoteCount: (both - difference) / 2 };
    },
    toCountFields: countedAt,
    changeFields: {},
  };
}

/** After this many counts, a document that changes faster than it can be counted is left to the next attempt of the task. */
const COUNTS_MAX = 50;

/** Counts of one document would abort each other, so they run one after the other in an instance. */
const inTurn = createKeyedQueue(2000);

/**
 * Counts and stores the numbers. Returns whether they changed. It counts before the transaction, because a transaction would
 * lock everything that it counts. The transaction stores nothing when the document changed after the count, because the change
 * may be a later count; then the loop counts again. A missing list or comment has no counters.
 * @throws when Firestore fails; then nothing has changed.
 */
export function storeCount(db: Firestore, counted: Counted): Promise<boolean> {
  return inTurn(counted.document.path, async () => {
    for (let counts = 0; counts < COUNTS_MAX; counts += 1) {
      const count = await readCount(counted);
      const isChanged = await runTransaction(db, (transaction) =>
        storeUnlessOld(transaction, counted, count),
      );
      if (isChanged !== undefined) return isChanged;
    }
    throw new Error(`${counted.document.path} changed during each of ${COUNTS_MAX} counts`);
  });
}

/** Returns whether a counter changed; undefined when the count is older than the document. */
async function storeUnlessOld(
  transaction: Transaction,
  { document, toCountFields, changeFields }: Counted,
  count: Count,
): Promise<boolean | undefined> {
  const present = await transaction.get(document);
  if (!present.exists) return false;
  if (isWrittenAfter(present, count.readTime)) return undefined;
  const isChanged = !hasCounters(present, count.counters);
  const fields = { ...(isChanged && { ...count.counters, ...changeFields }), ...toCountFields(count) };
  if (Object.keys(fields).length > 0) transaction.update(document, fields);
  return isChanged;
}

/** Counts now. */
export async function readCount({ query, toCounters }: Counted): Promise<Count> {
  const counted = await query.get();
  return { counters: toCounters(counted), readTime: counted.readTime };
}

export function hasCounters(document: DocumentSnapshot, counters: Counters): boolean {
  return Object.entries(counters).every(([field, count]) => document.get(field) === count);
}

/** Whether a document was written later than a moment, perhaps by a later count. */
function isWrittenAfter({ updateTime }: DocumentSnapshot, moment: Timestamp): boolean {
  return updateTime !== undefined && updateTime.valueOf() > moment.valueOf();
}
