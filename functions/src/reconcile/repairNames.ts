import { PROFILES } from '@outrank/shared/firestore/documentPaths';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { readPages } from '../platform/readPages.ts';

/** Profiles that are checked in parallel. */
const PAGE = 20;

/**
 * Writes every user's name to the lists and comments that hold another one. After a name change later than `settledBefore`
 * the event may still arrive, so that is not reported as drift.
 */
export async function repairNames(db: Firestore, settledBefore: Date, report: ReportDrift): Promise<void> {
  const repair = async ({ id, ref, updateTime }: QueryDocumentSnapshot) => {
    const right = await cascadeUserName(db, id);
    if (right.lists + right.comments > 0 && updateTime.toDate() < settledBefore)
      report({ path: ref.path, stored: 'copies of another name', right });
  };
  for await (const page of readPages(db.collection(PROFILES).select(), PAGE))
    await Promise.all(page.map(repair));
}
