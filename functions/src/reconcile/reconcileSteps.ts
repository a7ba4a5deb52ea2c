import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { SHARDS } from '@outrank/shared/ballots/tally';
import { shardsPath } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import type { AuthUsers } from '../accountDeletion/removeAccount.ts';
import { resumeDeletions } from '../accountDeletion/resumeDeletions.ts';
import { deleteUnlinked } from '../googleAccounts/deleteUnlinked.ts';
import type { AuthReader } from '../googleAccounts/linkedUsers.ts';
import { removeReleased } from '../googleAccounts/removeReleased.ts';
import type { ReportDrift } from '../platform/drift.ts';
import { cleanUpDeletions } from './cleanUpDeletions.ts';
import { recountBallots } from './recountBallots.ts';
import { recountReports } from './recountReports.ts';
import { recountVotes } from './recountVotes.ts';
import { repairNames } from './repairNames.ts';
import { repairShard } from './repairShard.ts';
import { repairTopTen } from './repairTopTen.ts';
import type { Step } from './runSteps.ts';
import { withdrawAllBlocked } from './withdrawAllBlocked.ts';

/** An event that was not delivered within this time counts as lost. */
const SETTLED_MS = 10 * 60 * 1000;

type Reconciliation = {
  readonly db: Firestore;
  readonly authUsers: AuthUsers & AuthReader;
  readonly now: Date;
  readonly report: ReportDrift;
};

/**
 * The steps of the nightly repair. They do what lost events would have done, and recount every counter from the documents
 * that it counts. No step needs another one, and each is safe beside users, beside itself and when repeated.
 */
export function reconcileSteps({ db, authUsers, now, report }: Reconciliation): Step[] {
  const settledBefore = new Date(now.getTime() - SETTLED_MS);
  return [
    // Deletions come first, so that they do not wait for slower steps.
    { name: 'resumeDeletions', run: () => resumeDeletions({ db, authUsers }, now) },
    { name: 'deleteUnlinked', run: () => deleteUnlinked({ db, authUsers }) },
    { name: 'removeReleased', run: () => removeReleased(db, now) },
    { name: 'withdrawAllBlocked', run: () => withdrawAllBlocked(db, settledBefore, report) },
    { name: 'repairNames', run: () => repairNames(db, settledBefore, report) },
    { name: 'cleanUpDeletions', run: () => cleanUpDeletions(db, { now, settledBefore, report }) },
    { name: 'recountBallots', run: () => recountBallots(db, settledBefore, report) },
    ...categories.map(({ id }) => ({ name: `repairTally:${id}`, run: () => repairTally(db, id, report) })),
    { name: 'recountVotes', run: () => recountVotes({ db, settledBefore, report }) },
    { name: 'recountReports', run: () => recountReports(db, settledBefore, report) },
  ];
}

async function repairTally(db: Firestore, category: CategoryId, report: ReportDrift): Promise<void> {
  const { docs } = await db.collection(shardsPath(category)).select().get();
  // A missing shard may have entries in the ledger, and a stored one may be of a time with more shards.
  const shards = new Set([...Array(SHARDS).keys(), ...docs.map(({ id }) => Number(id))]);
  for (const shard of shards) await repairShard({ db, category, shard }, report);
  await repairTopTen(db, category, report);
}
