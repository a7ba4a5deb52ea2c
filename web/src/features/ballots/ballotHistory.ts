import type { Slots } from '@outrank/shared/ballot';
import type { HistoryStep } from '#ui/useUndoKeys.ts';
import { type BallotAction, ballotReducer, isSameSlots } from './ballotReducer.ts';

export type HistoryAction =
  | BallotAction
  | HistoryStep
  /** The ballot begins anew with what was submitted elsewhere. */
  | { readonly type: 'opened'; readonly slots: Slots };

export type BallotHistory = {
  readonly present: Slots;
  readonly past: readonly Slots[];
  readonly future: readonly Slots[];
};

/** More steps than a fan takes back, few enough to hold. */
const STEPS_MAX = 100;

export function historyOf(slots: Slots): BallotHistory {
  return { present: slots, past: [], future: [] };
}

/** The ballot's reducer with undo and redo of every change; what changes nothing is no step. */
export function historyReducer(history: BallotHistory, action: HistoryAction): BallotHistory {
  const { past, present, future } = history;
  if (action.type === 'undone') {
    const before = past.at(-1);
    return before ? { present: before, past: past.slice(0, -1), future: [...future, present] } : history;
  }
  if (action.type === 'redone') {
    const after = future.at(-1);
    return after ? { present: after, past: [...past, present], future: future.slice(0, -1) } : history;
  }
  if (action.type === 'opened') return historyOf(action.slots);
  const next = ballotReducer(present, action);
  if (isSameSlots(next, present)) return history;
  return { present: next, past: [...past, present].slice(-STEPS_MAX), future: [] };
}
