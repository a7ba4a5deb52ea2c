import { parseBallots } from '@outrank/shared/ballots/ballot';
import { categories } from '@outrank/shared/ballots/categories';
import { parseCountedBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { BALLOTS, countedBallotPath } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { ReportDrift } from '../platform/drift.ts';
import { ballotsSubmittedAfter } from '../platform/firestoreQueries.ts';
import { countBallot } from '../tally/countBallot.ts';
import { allOf, changesOf, type Walk } from './walk.ts';

/** Ballot documents read at once, each with its ledger entry in every category. */
const PAGE = 100;

/**
 * Counts every ballot whose ledger entry differs from it, as `tallyBallot` does, so it is safe while ballots arrive. For a
 * ballot written after `settledBefore` the event may still arrive, so that is not reported as drift.
 */
export function recountBallots(
  db: Firestore,
  settledBefore: Date,
  report: ReportDrift,
): Walk<QueryDocumentSnapshot> {
  const recount = async (ballots: QueryDocumentSnapshot) => {
    const changed = await countBallot(db, ballots.id);
    if (changed.length > 0 && ballots.updateTime.toDate() < settledBefore)
      report({ path: ballots.ref.path, stored: 'counted otherwise', right: changed });
  };
  return {
    name: 'recountBallots',
    everything: allOf(db.collection(BALLOTS), PAGE),
    changes: Object.fromEntries(
      categories.map(({ id }) => [
        id,
        changesOf((after) => ballotsSubmittedAfter(db, id, after), new FieldPath(id, 'submittedAt'), PAGE),
      ]),
    ),
    check: async (page) => {
      const miscounted = await findMiscounted(db, page);
      for (const ballots of miscounted) await recount(ballots);
      return { read: page.length * categories.length, repaired: miscounted.length };
    },
  };
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
