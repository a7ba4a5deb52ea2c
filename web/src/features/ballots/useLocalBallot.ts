import { emptySlots, type Slots } from '@outrank/shared/ballots/ballot';
import type { Sorting } from '@outrank/shared/documents/user';
import { useEffect, useState } from 'react';
import {
  type BallotKey,
  readLocalBallot,
  readLocalPrediction,
  readLocalSorting,
  saveLocalBallot,
  saveLocalSorting,
} from '#data/storage/unsavedWork.ts';
import { isSameSlots } from './ballotReducer.ts';
import type { BallotState } from './useBallot.ts';

/** The slots that the editor opens with: those not submitted yet, else the submitted ones. */
export function readOpeningSlots(key: BallotKey, submitted: Slots = emptySlots): Slots {
  return readLocalBallot(key) ?? submitted;
}

/** An order that was not submitted, as it was when predictions closed; empty without one. */
export const readUnsentPrediction = (key: BallotKey): readonly string[] => readLocalPrediction(key) ?? [];

/** The same of a prediction: those who are in, as they were ranked last. Whoever is back comes before the last one, who was chosen. */
export function readOpeningPrediction(key: BallotKey, submitted: Slots): Slots {
  const known = readUnsentPrediction(key).filter((id) => submitted.includes(id));
  const others = submitted.filter((id) => !known.includes(id));
  return [...known.slice(0, -1), ...others, ...known.slice(-1)];
}

/**
 * Saves unsubmitted changes in this browser, but not without a session, because signing out removed them. An unchanged
 * ballot follows what another tab or device submits; a changed one stays.
 * @returns whether there is anything to submit.
 */
export function useLocalBallot(
  key: BallotKey | undefined,
  { slots, dispatch }: Pick<BallotState, 'slots' | 'dispatch'>,
  submitted: Slots = emptySlots,
): boolean {
  const [basis, setBasis] = useState(submitted);
  const isSubmitted = isSameSlots(slots, submitted);
  const hasChanges = !isSubmitted && !isSameSlots(slots, basis);
  if (!hasChanges && !isSameSlots(basis, submitted)) {
    setBasis(submitted);
    if (!isSubmitted) dispatch({ type: 'reset', slots: submitted });
  }
  const { uid, ballotId } = key ?? {};
  useEffect(() => {
    if (!uid || !ballotId) return;
    saveLocalBallot({ uid, ballotId }, hasChanges ? slots : undefined);
  }, [uid, ballotId, slots, hasChanges]);
  return hasChanges;
}

/** Removes the drafts of predictions that have closed, which nobody can submit any more. */
export function useClosedDrafts(uid: string, keys: readonly string[]): void {
  const joined = keys.join(' ');
  useEffect(() => {
    for (const ballotId of joined.split(' ')) {
      saveLocalBallot({ uid, ballotId }, undefined);
      saveLocalSorting({ uid, ballotId }, undefined);
    }
  }, [uid, joined]);
}

/** The questions answered about a ballot's order, which this browser keeps, for 'Help me decide'. */
export function useBallotSorting(key: BallotKey, { dispatch }: Pick<BallotState, 'dispatch'>) {
  const [sorting, setSorting] = useState(() => readLocalSorting(key));
  const onChange = (next: Sorting | undefined) => {
    setSorting(next);
    saveLocalSorting(key, next);
  };
  const onFinish = (order: readonly string[]) => {
    dispatch({ type: 'sorted', order });
    onChange(undefined);
  };
  return { sorting, onChange, onFinish };
}
