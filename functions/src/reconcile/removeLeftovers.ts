import { listKeyOf } from '@outrank/shared/firestore/documentPaths';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { removeVotes } from '../cascade/removeVotes.ts';
import type { Drift } from '../platform/drift.ts';
import { pagesOf } from '../platform/pagesOf.ts';
import { commentsDeletedAfter, listsDeletedAfter } from '../platform/queries.ts';

/** What was deleted earlier has been looked at on seven nights already; all of it every night would be more each time. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletions that are looked at beside each other. */
const PAGE = 20;

type Moments = { readonly now: Date; readonly settledBefore: Date };

/**
 * Removes what lists and comments that were deleted within the last week left behind. Of one that was deleted after
 * `settledBefore` it may still be on its way and is no drift.
 */
export async function removeLeftovers(db: Firestore, { now, settledBefore }: Moments): Promise<Drift[]> {
  const since = Timestamp.fromMillis(now.getTime() - LOOK_BACK_MS);
  const counts = [
    ...(await removeAll(listsDeletedAfter(db, since), async ({ id }) =>
      sumOf(await cascadeListDeletion(db, listKeyOf(id))),
    )),
    ...(await removeAll(commentsDeletedAfter(db, since), ({ id }) => removeVotes(db, id))),
  ];
  return counts
    .filter(({ mark, removed }) => removed > 0 && mark.updateTime.toDate() < settledBefore)
    .map(({ mark, removed }) => ({ path: mark.ref.path, stored: `${removed} left behind`, right: 0 }));
}

type Removed = { readonly mark: QueryDocumentSnapshot; readonly removed: number };

async function removeAll(marks: Query, remove: (mark: QueryDocumentSnapshot) => Promise<number>) {
  const counts: Removed[] = [];
  for await (const page of pagesOf(marks, PAGE)) {
    counts.push(...(await Promise.all(page.map(async (mark) => ({ mark, removed: await remove(mark) })))));
  }
  return counts;
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
