import type { Drift } from '../platform/drift.ts';
import { reconcileSteps } from '../reconcile/reconcileSteps.ts';
import { runSteps } from '../reconcile/runSteps.ts';
import { authUsers, db } from './emulator.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Reconciles as the schedule does, as of a moment, and gives the drift that was repaired. */
export async function reconcileAt(now: Date, database = db): Promise<Drift[]> {
  const drifts: Drift[] = [];
  const report = (drift: Drift) => void drifts.push(drift);
  const steps = reconcileSteps({ db: database, authUsers, now, report });
  await runSteps(steps, { finished: new Set(), onFailure: () => undefined });
  return drifts;
}
