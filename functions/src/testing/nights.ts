import { randomUUID } from 'node:crypto';
import { NIGHTLY_PACE, type Night } from '../reconcile/night.ts';
import { runWalk } from '../reconcile/runWalk.ts';
import type { Walk } from '../reconcile/walk.ts';
import { db } from './emulator.ts';

/** A night of its own, now, at the usual pace. */
export function createNight(given: Partial<Night> = {}): Night {
  const now = given.now ?? new Date();
  return {
    db,
    id: randomUUID(),
    now,
    settledBefore: now,
    pace: { ...NIGHTLY_PACE, saveEveryMs: 0 },
    isOver: () => false,
    onPageFailed: (page, error) => {
      throw new Error(`${page.step} failed after ${page.after}`, { cause: error });
    },
    ...given,
  };
}

/** Runs a walk as a night of its own. */
export const runInOneNight = <Item>(walk: Walk<Item>, given?: Partial<Night>) =>
  runWalk(walk, createNight(given));
