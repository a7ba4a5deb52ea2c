import { parseBallots } from '@outrank/shared/ballots/ballot';
import { categories } from '@outrank/shared/ballots/categories';
import { parseCountedBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { BALLOTS, countedBallotPath } from '@outrank/shared/firestore/documentPaths';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ReportDrift } from '../platform/drift.ts';
import { readPages } from '../platform/readPages.ts';
import { countBallot } from '../tally/countBallot.ts';

/** Ballot documents read at once, each with its ledger entry in every category. */
const PAGE = 100;

/**
 * Counts every ballot whose ledger entry differs from it, as `tallyBallot` does, so it is safe while ballots arrive. For a
 * ballot written after `settledBefore` the event may still arrive, so that is not reported as drift.
 */
export async function recountBallots(db: Firestore, settledBefore: Date, report: ReportDrift): Promise<void> {
  for await (const page of readPages(db.collection(BALLOTS), PAGE)) {
    for (const ballots of await findMiscounted(db, page)) {
      const changed = await countBallot(db, ballots.id);
      if (changed.length > 0 && ballots.updateTime.toDate() < settledBefore)
        report({ path: ballots.ref.path, stored: 'counted otherwise', right: changed });
    }
  }
}

async function findMiscounted(db: Firestore, page: readonly QueryDocumentSnapshot[]) {
  const refs = page.flatMap(({ id: uid }) => categories.map(({ id }) => db.doc(countedBallotPath(id, uid))));
  const entries = await db.getAll(...refs);
  return page.filter((ballots, index) => {
    const first = index * categories.length;
    return !isCounted(ballots, entries.slice(first, first + categories.length));
  });
}

function isCounted(document: QueryDocumentSnapshot, entries: readonly DocumentSnapshot[]): boolean {
  const ballots = parseBallots(document.data());
  return categories.every(({ id }, index) => {
    const slots = toCountedSlots(ballots[id]?.slots);
    return String(slots) === String(parseCountedBallot(entries[index]?.data())?.slots);
  });
}
