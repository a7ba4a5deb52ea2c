import { commentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listPath } from '@outrank/shared/documents/list';
import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { listComments, listUpvotes, votesOnComment } from '../platform/contentQueries.ts';
import { runInTurn, runTransaction } from '../platform/runTransaction.ts';

/** What the counters of a list or comment must be, as of a moment. */
type Count = { readonly counters: Readonly<Record<string, number>>; readonly readTime: Timestamp };

/** A list or comment, and documents that are counted for it. */
export type Counted = {
  readonly document: DocumentReference;
  /** Counts now. */
  readonly count: () => Promise<Count>;
  /** Whether every count writes its time, which tells voters whether their vote is counted yet. */
  readonly isTimed: boolean;
  /** Fields that a count writes only when a counter changes. */
  readonly changeFields: DocumentData;
};

/** Search and other readers find changed lists by this time. */
const changedAt = { changedAt: FieldValue.serverTimestamp() };

async function countAll(query: Query, counter: string): Promise<Count> {
  const counted = await query.count().get();
  return { counters: { [counter]: counted.data().count }, readTime: counted.readTime };
}

export function upvotesOf(db: Firestore, key: ListKey): Counted {
  const count = () => countAll(listUpvotes(db, key), 'upvoteCount');
  return { document: db.doc(listPath(key)), count, isTimed: true, changeFields: changedAt };
}

/** The comments and replies of a list. Hidden comments are not among them, because they are moved away. */
export function commentsOf(db: Firestore, key: ListKey): Counted {
  const count = () => countAll(listComments(db, key), 'commentCount');
  return { document: db.doc(listPath(key)), count, isTimed: false, changeFields: changedAt };
}

export function commentVotesOf(db: Firestore, commentId: string): Counted {
  // Values are 1 and -1, so number and sum give both counters at one moment and for the price of one.
  const query = votesOnComment(db, commentId).aggregate({
    votes: AggregateField.count(),
    sum: AggregateField.sum('value'),
  });
  const count = async () => {
    const counted = await query.get();
    const { votes, sum } = counted.data();
    const counters = { upvoteCount: (votes + sum) / 2, downvoteCount: (votes - sum) / 2 };
    return { counters, readTime: counted.readTime };
  };
  return { document: db.doc(commentPath(commentId)), count, isTimed: true, changeFields: {} };
}

/** After this many counts, a document that changes faster than it can be counted is left to the next attempt of the task. */
const COUNTS_MAX = 50;

/**
 * Counts and stores the numbers. Returns whether they changed. It counts before the transaction, because a transaction would
 * lock everything that it counts. The transaction stores nothing when the document changed after the count, because the change
 * may be a later count; then the loop counts again. A missing list or comment has no counters.
 */
export function storeCount(db: Firestore, counted: Counted): Promise<boolean> {
  return runInTurn(counted.document.path, async () => {
    for (let counts = 0; counts < COUNTS_MAX; counts += 1) {
      const count = await counted.count();
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
  { document, isTimed, changeFields }: Counted,
  { counters, readTime }: Count,
): Promise<boolean | undefined> {
  const present = await transaction.get(document);
  if (!present.exists) return false;
  if (isWrittenAfter(present, readTime)) return undefined;
  const isChanged = !hasCounters(present, counters);
  const fields = {
    ...(isChanged && { ...counters, ...changeFields }),
    ...(isTimed && { countedAt: readTime }),
  };
  if (Object.keys(fields).length > 0) transaction.update(document, fields);
  return isChanged;
}

export function hasCounters(document: DocumentSnapshot, counters: Count['counters']): boolean {
  return Object.entries(counters).every(([field, count]) => document.get(field) === count);
}

/** Whether a document was written later than a moment, perhaps by a later count. */
function isWrittenAfter({ updateTime }: DocumentSnapshot, moment: Timestamp): boolean {
  return updateTime !== undefined && updateTime.valueOf() > moment.valueOf();
}
