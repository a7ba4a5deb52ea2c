import { parseBallots } from '@outrank/shared/ballots/ballot';
import { categories } from '@outrank/shared/ballots/categories';
import { countedOf, parseCounted } from '@outrank/shared/ballots/tally';
import { BALLOTS, countedBallotPath } from '@outrank/shared/firestore/documentPaths';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Drift } from '../platform/drift.ts';
import { pagesOf } from '../platform/pagesOf.ts';
import { countBallot } from '../tally/countBallot.ts';

/** Ballots in one look, each with what was counted of it in every category. */
const PAGE = 100;

/**
 * Counts every ballot of which something else was counted than it holds. It does so as `tallyBallot` does, so it is safe
 * while ballots come in. Ballots written after `settledBefore` may still be waiting for their event; these are counted
 * as well and are no drift.
 */
export async function recountBallots(db: Firestore, settledBefore: Date): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for await (const page of pagesOf(db.collection(BALLOTS), PAGE)) {
    for (const ballots of await miscounted(db, page)) {
      const changed = await countBallot(db, ballots.id);
      if (changed.length > 0 && ballots.updateTime.toDate() < settledBefore)
        drifts.push({ path: ballots.ref.path, stored: 'counted otherwise', right: changed });
    }
  }
  return drifts;
}

async function miscounted(db: Firestore, page: readonly QueryDocumentSnapshot[]) {
  const refs = page.flatMap(({ id: uid }) => categories.map(({ id }) => db.doc(countedBallotPath(id, uid))));
  const counted = await db.getAll(...refs);
  return page.filter((ballots, place) => {
    const first = place * categories.length;
    return !isCounted(ballots, counted.slice(first, first + categories.length));
  });
}

function isCounted(document: QueryDocumentSnapshot, counted: readonly DocumentSnapshot[]): boolean {
  const ballots = parseBallots(document.data());
  return categories.every(({ id }, index) => {
    const slots = countedOf(ballots[id]?.slots);
    return String(slots) === String(parseCounted(counted[index]?.data())?.slots);
  });
}
