import type { AuthUsers } from '../accountDeletion/removeAccount.ts';
import type { AuthReader } from '../googleAccounts/linkedUsers.ts';
import type { StepResult } from '../platform/log.ts';
import { listPolls } from '../results/polls.ts';
import { recountReports } from './recountReports.ts';
import { cleanUpDeletions, cleanUpShares, withdrawAllBlocked } from './removeLeftovers.ts';
import { deleteUnlinked, removeReleased, resumeDeletions } from './repairAccounts.ts';
import { recountBallots, recountConsensusBallots, repairResults } from './repairBallots.ts';
import { repairContent } from './repairContent.ts';
import { repairShards } from './repairShards.ts';
import { type Repair, RUN_BUDGET, type Run, runStep, type Step } from './runStep.ts';

/** Work that is independent of other work and safe to repeat. */
export type Work = {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
  /** Waits for the other work, whether it succeeds or not. */
  readonly isLast?: true;
};

type Job = Pick<Repair, 'db' | 'now' | 'report'> &
  Pick<Run, 'id' | 'onPageFailed'> & {
    readonly authUsers: AuthUsers & AuthReader;
    readonly budget?: Run['budget'];
    readonly isOver?: Run['isOver'];
  };

/**
 * The work of a run of the repair job. It does what lost events would have done, and compares every counter with the documents
 * that it counts: a part of them in each run, all within a week. No step needs another one, and each is safe beside users,
 * beside itself and when repeated.
 */
export function planRun(job: Job): Work[] {
  const { db, authUsers, now, report } = job;
  const run: Run = { budget: RUN_BUDGET, isOver: () => false, ...job };
  const repair: Repair = { db, now, report };
  const work = <Item>(step: Step<Item>): Work => ({ name: step.name, run: () => runStep(step, run) });
  return [
    ...[
      resumeDeletions({ db, authUsers, now }),
      removeReleased({ db, now }),
      deleteUnlinked({ db, authUsers }),
      withdrawAllBlocked(repair),
      ...cleanUpDeletions(repair),
      cleanUpShares(repair),
      recountBallots(repair),
      recountConsensusBallots(repair),
      ...repairContent(repair),
      ...recountReports(repair),
    ].map(work),
    work(repairShards(repair)),
    // The results follow the ballots and shards that the other steps repair.
    ...listPolls().map(({ id }): Work => {
      return { name: `repairResults:${id}`, isLast: true, run: () => repairResults(repair, id) };
    }),
  ];
}

type Progress = {
  readonly onResult: (step: string, result: StepResult) => void;
  readonly onFailure: (step: string, error: unknown) => void;
};

/**
 * Does all work side by side, so that a failing or slow step does not keep the others from running. Returns the names of
 * the steps that are not finished.
 * @throws AggregateError with the errors of all that failed.
 */
export async function runAll(all: readonly Work[], progress: Progress): Promise<string[]> {
  const errors: unknown[] = [];
  const unfinished: string[] = [];
  const runOne = async ({ name, run }: Work) => {
    try {
      const result = await run();
      progress.onResult(name, result);
      if (!result.isFinished) unfinished.push(name);
    } catch (error) {
      progress.onFailure(name, error);
      errors.push(error);
    }
  };
  await Promise.all(all.filter(({ isLast }) => !isLast).map(runOne));
  await Promise.all(all.filter(({ isLast }) => isLast).map(runOne));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${all.length} steps failed`);
  return unfinished;
}
