import { PROFILES } from '@outrank/shared/firestore/documentPaths';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import type { Drift } from '../platform/drift.ts';
import { pagesOf } from '../platform/pagesOf.ts';

/** Fans whose copies are looked at beside each other. */
const PAGE = 20;

/**
 * Carries every fan's name to the lists and comments that hold another. A name that was given after `settledBefore` may
 * still be on its way and is no drift.
 */
export async function repairNames(db: Firestore, settledBefore: Date): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for await (const page of pagesOf(db.collection(PROFILES).select(), PAGE)) {
    const found = await Promise.all(page.map((profile) => repairName(db, profile, settledBefore)));
    drifts.push(...found.flat());
  }
  return drifts;
}

async function repairName(
  db: Firestore,
  { id, ref, updateTime }: QueryDocumentSnapshot,
  settledBefore: Date,
): Promise<Drift[]> {
  const right = await cascadeUserName(db, id);
  const isDrift = right.lists + right.comments > 0 && updateTime.toDate() < settledBefore;
  return isDrift ? [{ path: ref.path, stored: 'copies of another name', right }] : [];
}
