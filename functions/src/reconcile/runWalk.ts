import type { StepResult } from '../platform/log.ts';
import type { Attempt } from './checkPage.ts';
import { DAY_MS, type Night } from './night.ts';
import type { Walk } from './walk.ts';
import { walkChanges } from './walkChanges.ts';
import { walkSlice } from './walkSlice.ts';
import { openState } from './walkState.ts';

/**
 * Checks tonight's part of a walk: what changed since the last run, then the next slice of everything. Its state is saved about
 * every second, so an attempt that is killed repeats little. When two run at once, one of them stops.
 * @throws when Firestore fails, or several pages in a row cannot be checked; the next attempt continues.
 */
export async function runWalk<Item>(walk: Walk<Item>, night: Night): Promise<StepResult> {
  const done = { checked: 0, read: 0, repaired: 0, skipped: 0 };
  const attempt = { walk, night, done, failedInARow: 0, ...(await openState(night, walk.name)) };
  const isFinished = attempt.state.isFinished || ((await walkAll(attempt)) && (await saveFinished(attempt)));
  if (!walk.everything) return { ...done, isFinished };
  const cycleDays = (night.now.getTime() - attempt.state.cycleStartedAt.toMillis()) / DAY_MS;
  return { ...done, isFinished, cycleDays: Math.round(cycleDays) };
}

async function walkAll<Item>(attempt: Attempt<Item>): Promise<boolean> {
  const { walk, state, done } = attempt;
  for (const [name, changes] of Object.entries(walk.changes ?? {}))
    if (!(await walkChanges(attempt, name, changes))) return false;
  if (walk.everything && !(await walkSlice(attempt, walk.everything))) return false;
  if (walk.finish && state.found.length > 0) {
    done.repaired += await walk.finish(state.found);
    state.found = [];
  }
  return true;
}

function saveFinished<Item>({ state, save }: Attempt<Item>): Promise<boolean> {
  state.isFinished = true;
  return save();
}
