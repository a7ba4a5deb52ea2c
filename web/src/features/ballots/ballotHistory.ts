import type { Slots } from '@outrank/shared/ballots/ballot';
import { changed, type History, type HistoryStep, historyOf, undoRedo } from '#ui/history/history.ts';
import { type BallotAction, ballotReducer, isSameSlots } from './ballotReducer.ts';

export type BallotHistoryAction =
  | BallotAction
  | HistoryStep
  /** The ballot begins anew with what was submitted elsewhere. */
  | { readonly type: 'opened'; readonly slots: Slots };

export type BallotHistory = History<Slots>;

/** The ballot's reducer with undo and redo of every change; what changes nothing is no step. */
export function ballotHistoryReducer(history: BallotHistory, action: BallotHistoryAction): BallotHistory {
  if (action.type === 'undone' || action.type === 'redone') return undoRedo(history, action);
  if (action.type === 'opened') return historyOf(action.slots);
  const next = ballotReducer(history.present, action);
  return isSameSlots(next, history.present) ? history : changed(history, next);
}
