import { COMMENTS } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Drift } from '../platform/drift.ts';
import { listKeyAt } from '../platform/listKeyAt.ts';
import { pagesOf } from '../platform/pagesOf.ts';
import { allLists } from '../platform/queries.ts';
import { upvotesOf, votesOfValue } from '../platform/reactionQueries.ts';

/** Documents whose marks are counted at once. */
const PAGE = 25;

/** A counter, and the marks that it must equal. */
type Counter = {
  readonly document: DocumentReference;
  readonly field: string;
  readonly stored: unknown;
  readonly marks: Query;
  /** What changes along with the counter. */
  readonly alongside: Readonly<Record<string, FieldValue>>;
};

/**
 * Counts the upvotes of every list and the votes on every comment from their marks, and repairs a counter that says
 * otherwise. Safe while fans vote: a vote writes its mark and the counter at once, and a repair sees both at one moment.
 */
export async function recountVotes(db: Firestore): Promise<Drift[]> {
  const lists = allLists(db).select('upvoteCount');
  const comments = db.collection(COMMENTS).select('upvoteCount', 'downvoteCount');
  return [
    ...(await recountAll(db, lists, (list) => [upvotesOfList(db, list)])),
    ...(await recountAll(db, comments, (comment) => votesOnComment(db, comment))),
  ];
}

function upvotesOfList(db: Firestore, list: QueryDocumentSnapshot): Counter {
  return {
    document: list.ref,
    field: 'upvoteCount',
    stored: list.get('upvoteCount'),
    marks: upvotesOf(db, listKeyAt(list.ref)),
    alongside: { changedAt: FieldValue.serverTimestamp() },
  };
}

function votesOnComment(db: Firestore, comment: QueryDocumentSnapshot): Counter[] {
  const values = [
    ['upvoteCount', 1],
    ['downvoteCount', -1],
  ] as const;
  return values.map(([field, value]) => ({
    document: comment.ref,
    field,
    stored: comment.get(field),
    marks: votesOfValue(db, comment.id, value),
    alongside: {},
  }));
}

async function recountAll(
  db: Firestore,
  documents: Query,
  countersOf: (document: QueryDocumentSnapshot) => Counter[],
): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for await (const page of pagesOf(documents, PAGE)) {
    const counters = page.flatMap(countersOf);
    const counts = await Promise.all(counters.map(({ marks }) => marks.count().get()));
    const suspects = counters.filter(({ stored }, place) => stored !== counts[place]?.data().count);
    for (const suspect of suspects) drifts.push(...(await repair(db, suspect)));
  }
  return drifts;
}

// Votes may have come between the look at the counter and the count, so both are looked at again together.
function repair(db: Firestore, { document, field, marks, alongside }: Counter): Promise<Drift[]> {
  return db.runTransaction(async (transaction) => {
    const present = await transaction.get(document);
    const { count } = (await transaction.get(marks.count())).data();
    const stored: unknown = present.get(field);
    if (!present.exists || stored === count) return [];
    transaction.update(document, { [field]: count, ...alongside });
    return [
      {
        path: `${document.path}.${field}`,
        stored: typeof stored === 'number' ? stored : 'no number',
        right: count,
      },
    ];
  });
}
