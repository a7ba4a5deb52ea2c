import { COMMENTS } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Drift, ReportDrift } from '../platform/drift.ts';
import { allLists } from '../platform/firestoreQueries.ts';
import { getListKey } from '../platform/getListKey.ts';
import { listUpvotes, votesOfValue } from '../platform/reactionFirestoreQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents whose votes are counted at once. */
const PAGE = 25;

/** A counter, and the votes whose number it must equal. */
type Counter = {
  readonly document: DocumentReference;
  readonly field: string;
  readonly stored: unknown;
  readonly votes: Query;
  /** Fields that change together with the counter. */
  readonly alongside: Readonly<Record<string, FieldValue>>;
};

/**
 * Counts the upvotes of every list and the votes on every comment, and repairs counters that differ. Safe while users vote:
 * a vote and its counter change in one batch, and a repair reads both in one transaction.
 */
export async function recountVotes(db: Firestore, report: ReportDrift): Promise<void> {
  const lists = allLists(db).select('upvoteCount');
  const comments = db.collection(COMMENTS).select('upvoteCount', 'downvoteCount');
  for await (const page of readPages(lists, PAGE))
    await recountAll(
      db,
      page.map((list) => getListCounter(db, list)),
      report,
    );
  for await (const page of readPages(comments, PAGE))
    await recountAll(
      db,
      page.flatMap((comment) => getCommentCounters(db, comment)),
      report,
    );
}

function getListCounter(db: Firestore, list: QueryDocumentSnapshot): Counter {
  return {
    document: list.ref,
    field: 'upvoteCount',
    stored: list.get('upvoteCount'),
    votes: listUpvotes(db, getListKey(list.ref)),
    alongside: { changedAt: FieldValue.serverTimestamp() },
  };
}

function getCommentCounters(db: Firestore, comment: QueryDocumentSnapshot): Counter[] {
  const values = [
    ['upvoteCount', 1],
    ['downvoteCount', -1],
  ] as const;
  return values.map(([field, value]) => ({
    document: comment.ref,
    field,
    stored: comment.get(field),
    votes: votesOfValue(db, comment.id, value),
    alongside: {},
  }));
}

async function recountAll(db: Firestore, counters: readonly Counter[], report: ReportDrift): Promise<void> {
  const counts = await Promise.all(counters.map(({ votes }) => votes.count().get()));
  const suspects = counters.filter(({ stored }, index) => stored !== counts[index]?.data().count);
  for (const suspect of suspects) {
    const drift = await repair(db, suspect);
    if (drift) report(drift);
  }
}

// Votes may have arrived between the two reads above, so the transaction reads both again.
function repair(db: Firestore, { document, field, votes, alongside }: Counter): Promise<Drift | undefined> {
  return runTransaction(db, async (transaction) => {
    const present = await transaction.get(document);
    const { count } = (await transaction.get(votes.count())).data();
    const stored: unknown = present.get(field);
    if (!present.exists || stored === count) return undefined;
    transaction.update(document, { [field]: count, ...alongside });
    return {
      path: `${document.path}.${field}`,
      stored: typeof stored === 'number' ? stored : 'no number',
      right: count,
    };
  });
}
