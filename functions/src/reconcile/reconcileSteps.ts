import type { Firestore } from 'firebase-admin/firestore';
import type { AuthUsers } from '../accountDeletion/removeAccount.ts';
import { resumeDeletions } from '../accountDeletion/resumeDeletions.ts';
import { deleteUnlinked } from '../googleAccounts/deleteUnlinked.ts';
import type { AuthReader } from '../googleAccounts/linkedUsers.ts';
import { removeReleased } from '../googleAccounts/removeReleased.ts';
import type { ReportDrift } from '../platform/log.ts';
import { allPolls } from '../results/polls.ts';
import { cleanUpDeletions } from './cleanUpDeletions.ts';
import { cleanUpShares } from './cleanUpShares.ts';
import { NIGHTLY_PACE, type Night, type Pace } from './night.ts';
import { recountBallots, recountConsensusBallots } from './recountBallots.ts';
import { recountComments, recountLists } from './recountContent.ts';
import { recountReports } from './recountReports.ts';
import { createNameRepair } from './repairNames.ts';
import { repairResults } from './repairResults.ts';
import { repairShards } from './repairShards.ts';
import type { Step } from './runSteps.ts';
import { runWalk } from './runWalk.ts';
import type { Walk } from './walk.ts';
import { withdrawAllBlocked } from './withdrawAllBlocked.ts';

/** An event that was not delivered within this time counts as lost. */
const SETTLED_MS = 10 * 60 * 1000;

type Reconciliation = {
  readonly db: Firestore;
  readonly authUsers: AuthUsers & AuthReader;
  readonly now: Date;
  /** The same for all attempts of a night. */
  readonly night: string;
  readonly report: ReportDrift;
  readonly onPageFailed: Night['onPageFailed'];
  readonly pace?: Pace;
  readonly isOver?: Night['isOver'];
};

/**
 * The steps of the nightly repair. They do what lost events would have done, and compare every counter with the documents that
 * it counts: all within fourteen nights, and each night what changed since the last one. No step needs another one, and each
 * is safe beside users, beside itself and when repeated.
 */
export function reconcileSteps(reconciliation: Reconciliation): Step[] {
  const { db, authUsers, now, report, onPageFailed } = reconciliation;
  const { pace = NIGHTLY_PACE, isOver = () => false } = reconciliation;
  const settledBefore = new Date(now.getTime() - SETTLED_MS);
  const night: Night = { db, id: reconciliation.night, now, settledBefore, pace, isOver, onPageFailed };
  const content = { db, settledBefore, report, repairNames: createNameRepair(db, settledBefore, report) };
  const step = <Item>(walk: Walk<Item>): Step => ({ name: walk.name, run: () => runWalk(walk, night) });
  return [
    step(resumeDeletions({ db, authUsers }, now)),
    step(removeReleased(db, now)),
    step(deleteUnlinked({ db, authUsers })),
    step(withdrawAllBlocked(db, settledBefore, report)),
    ...cleanUpDeletions(db, settledBefore, report).map(step),
    step(cleanUpShares(db, settledBefore, report)),
    step(recountBallots({ db, settledBefore, report })),
    step(recountConsensusBallots({ db, settledBefore, report })),
    step(repairShards(db, report)),
    step(recountLists(content)),
    step(recountComments(content)),
    ...recountReports({ db, settledBefore, report }).map(step),
    // The results follow the ballots and shards that the other steps repair.
    ...allPolls.map(({ id }): Step => {
      return { name: `repairResults:${id}`, isLast: true, run: () => repairResults(db, id, report) };
    }),
  ];
}
