import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '../platform/loadCatalogue.ts';
import type { Drift } from '../platform/log.ts';
import { runRepairJob } from '../repair/repairJob.ts';
import { type Run, runStep, type Step } from '../repair/runStep.ts';
import type { Poll } from '../results/poll.ts';
import { listPolls } from '../results/polls.ts';
import { authUsers, db as emulatorDb } from './emulator.ts';

/** A run of its own. */
export function createRun(given: Partial<Run> = {}): Run {
  return {
    db: emulatorDb,
    id: randomUUID(),
    isOver: () => false,
    onFailure: ({ step, after }, error) => {
      throw new Error(`${step} failed after ${after}`, { cause: error });
    },
    ...given,
  };
}

/** Runs a step in a run of its own. */
export const runOnce = (step: Step, given?: Partial<Run>) => runStep(step, createRun(given));

/**
 * Repairs as the schedule does, as of a moment and in a run of its own, and returns the drift that was repaired. Fewer polls
 * than all save the publication of each.
 * @throws also when a page failed, which the schedule leaves to the next runs.
 */
export async function repairAt(now: Date, db = emulatorDb, polls?: readonly Poll[]): Promise<Drift[]> {
  const drifts: Drift[] = [];
  const errors: unknown[] = [];
  const run = createRun({ db, onFailure: (_, error) => void errors.push(error) });
  await loadCatalogue(db, now.getTime());
  const report = (drift: Drift) => void drifts.push(drift);
  await runRepairJob({ ...run, authUsers, now, report, polls: polls ?? listPolls() });
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} steps or pages failed`);
  return drifts;
}
