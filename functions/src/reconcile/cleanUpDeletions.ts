import { parseListKey } from '@outrank/shared/documents/list';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cascadeCommentDeletion } from '../cascade/cascadeCommentDeletion.ts';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { commentsDeletedAfter, listsDeletedAfter } from '../platform/contentQueries.ts';
import type { ReportDrift } from '../platform/log.ts';
import { changesOf, type Walk } from './walk.ts';

/** Deletions that are cleaned up in parallel. */
const PAGE = 20;

/** Queries for what belongs to a deleted list, and to a deleted comment. */
const READS = { list: 11, comment: 3 };

/**
 * Removes what lists and comments left behind that were deleted since the last run. Once is enough, because nothing new can
 * belong to them. After a deletion later than `settledBefore` the event may still arrive, so that is not reported as drift.
 */
export function cleanUpDeletions(
  db: Firestore,
  settledBefore: Date,
  report: ReportDrift,
): Walk<QueryDocumentSnapshot>[] {
  const cleanUp = async (
    page: readonly QueryDocumentSnapshot[],
    reads: number,
    cascade: (id: string) => Promise<Readonly<Record<string, number>>>,
  ) => {
    const all = await Promise.all(
      page.map(async ({ id, ref, updateTime }) => {
        const removed = sum(await cascade(id));
        if (removed > 0 && updateTime.toDate() < settledBefore)
          report({ path: ref.path, stored: `${removed} left behind`, right: 0 });
        return removed;
      }),
    );
    return { read: reads * page.length, repaired: all.filter((removed) => removed > 0).length };
  };
  return [
    {
      name: 'cleanUpLists',
      changes: { at: changesOf((after) => listsDeletedAfter(db, after), 'at', PAGE) },
      check: (page) => cleanUp(page, READS.list, (id) => cascadeListDeletion(db, parseListKey(id))),
    },
    {
      name: 'cleanUpComments',
      changes: { at: changesOf((after) => commentsDeletedAfter(db, after), 'at', PAGE) },
      check: (page) => cleanUp(page, READS.comment, (id) => cascadeCommentDeletion(db, id)),
    },
  ];
}

function sum(removed: Readonly<Record<string, number>>): number {
  return Object.values(removed).reduce((total, count) => total + count, 0);
}
