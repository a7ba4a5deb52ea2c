import { parseListKey } from '@outrank/shared/firestore/documentPaths';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { cascadeCommentDeletion } from '../cascade/cascadeCommentDeletion.ts';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { commentsDeletedAfter, listsDeletedAfter } from '../platform/firestoreQueries.ts';
import { readPages } from '../platform/readPages.ts';

/** Seven nights have checked older deletions already; checking all of them would take longer every night. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletions that are cleaned up in parallel. */
const PAGE = 20;

type Window = { readonly now: Date; readonly settledBefore: Date; readonly report: ReportDrift };

/**
 * Removes what last week's deleted lists and comments left behind. After a deletion later than `settledBefore` the event
 * may still arrive, so that is not reported as drift.
 */
export async function cleanUpDeletions(db: Firestore, { now, settledBefore, report }: Window): Promise<void> {
  const since = Timestamp.fromMillis(now.getTime() - LOOK_BACK_MS);
  const reportRemoved = (tombstone: QueryDocumentSnapshot, removed: number) => {
    if (removed > 0 && tombstone.updateTime.toDate() < settledBefore)
      report({ path: tombstone.ref.path, stored: `${removed} left behind`, right: 0 });
  };
  for await (const page of readPages(listsDeletedAfter(db, since), PAGE))
    await Promise.all(
      page.map(async (list) =>
        reportRemoved(list, sum(await cascadeListDeletion(db, parseListKey(list.id)))),
      ),
    );
  for await (const page of readPages(commentsDeletedAfter(db, since), PAGE))
    await Promise.all(
      page.map(async (comment) => reportRemoved(comment, sum(await cascadeCommentDeletion(db, comment.id)))),
    );
}

function sum(removed: Readonly<Record<string, number>>): number {
  return Object.values(removed).reduce((total, count) => total + count, 0);
}
