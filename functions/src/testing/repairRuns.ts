import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '../platform/loadCatalogue.ts';
import type { Drift, FailedPage } from '../platform/log.ts';
import { planRun, runAll } from '../repair/repairJob.ts';
import { RUN_BUDGET, type Run, runStep, type Step } from '../repair/runStep.ts';
import { authUsers, db as emulatorDb } from './emulator.ts';

/** A run of its own, now, with the usual budget. */
export function createRun(given: Partial<Run> = {}): Run {
  return {
    db: emulatorDb,
    id: randomUUID(),
    now: new Date(),
    budget: { ...RUN_BUDGET, saveEveryMs: 0 },
    isOver: () => false,
    onPageFailed: (page, error) => {
      throw new Error(`${page.step} failed after ${page.after}`, { cause: error });
    },
    ...given,
  };
}

/** Runs a step in a run of its own. */
export const runOnce = <Item>(step: Step<Item>, given?: Partial<Run>) => runStep(step, createRun(given));

/**
 * Repairs as the schedule does, as of a moment and in a run of its own, and returns the drift that was repaired.
 * @throws also when a page failed, which the schedule leaves to the next runs.
 */
export async function repairAt(now: Date, db = emulatorDb): Promise<Drift[]> {
  const drifts: Drift[] = [];
  const report = (drift: Drift) => void drifts.push(drift);
  const errors: unknown[] = [];
  const onPageFailed = (_page: FailedPage, error: unknown) => void errors.push(error);
  await loadCatalogue(db, now.getTime());
  const work = planRun({ db, authUsers, now, id: randomUUID(), report, onPageFailed });
  await runAll(work, { onResult: () => undefined, onFailure: () => undefined });
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} pages failed`);
  return drifts;
}
