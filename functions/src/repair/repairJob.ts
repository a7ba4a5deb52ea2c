import type { AuthUsers } from '../accountDeletion/removeAccount.ts';
import type { AuthReader } from '../googleAccounts/claimAccount.ts';
import { log } from '../platform/log.ts';
import type { Poll } from '../results/poll.ts';
import {
  cleanUpDeletions,
  deleteUnlinked,
  removeReleased,
  resumeDeletions,
  withdrawAllBlocked,
} from './removeLeftovers.ts';
import { recountReports, repairContent } from './repairContent.ts';
import {
  recountBallots,
  recountConsensusBallots,
  repairMissingShards,
  repairResults,
  repairShards,
} from './repairPolls.ts';
import { type Repair, type Run, runStep, type Step } from './runStep.ts';

type Job = Repair &
  Run & {
    readonly authUsers: AuthUsers & AuthReader;
    /** Whose results are compared. */
    readonly polls: readonly Poll[];
  };

/** It does what lost events would have done, and compares every counter with the documents that it counts. */
const createSteps = (job: Job): readonly Step[] => [
  resumeDeletions(job),
  removeReleased(job),
  deleteUnlinked(job),
  withdrawAllBlocked(job),
  ...cleanUpDeletions(job),
  recountBallots(job),
  recountConsensusBallots(job),
  ...repairContent(job),
  ...recountReports(job),
  repairShards(job),
];

/**
 * Does a run of the repair job: a part of all steps, which do not need each other, side by side. Then it compares the published
 * results, which follow the ballots and shards. Returns whether everything is finished; otherwise a retry continues.
 */
export async function runRepairJob(job: Job): Promise<boolean> {
  const steps = createSteps(job).map((step) => complete(job, step.name, () => runStep(step, job)));
  const areFinished = await Promise.all(steps);
  const results = job.polls.map((poll) =>
    complete(job, `repairResults:${poll.id}`, async () => {
      await repairMissingShards(job, poll);
      return repairResults(job, poll.id);
    }),
  );
  return [...areFinished, ...(await Promise.all(results))].every(Boolean);
}

/** Logs what a step did. One that fails or is slow does not keep the others from running. Returns whether it is finished. */
async function complete(
  { onFailure }: Run,
  step: string,
  run: () => Promise<{ readonly isFinished: boolean }>,
): Promise<boolean> {
  try {
    const result = await run();
    log.info('repair.stepDone', { step, ...result });
    return result.isFinished;
  } catch (error) {
    onFailure({ step }, error);
    return false;
  }
}
