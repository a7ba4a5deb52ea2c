import { emptySlots, type Slots } from '@outrank/shared/ballots/ballot';
import { useEffect, useState } from 'react';
import {
  type BallotKey,
  readLocalBallot,
  removeLocalBallot,
  saveLocalBallot,
} from '#data/storage/localBallots.ts';
import { isSameSlots } from './ballotReducer.ts';
import type { BallotState } from './useBallot.ts';

/** What a ballot opens with: slots that were never submitted, else the submitted ones. */
export function readOpeningSlots(key: BallotKey, submitted: Slots = emptySlots): Slots {
  return readLocalBallot(key) ?? submitted;
}

/**
 * Keeps what is not submitted in this browser. Without a session nothing is kept: signing out took every trace away. A ballot
 * that the fan left as it was follows what another tab or device submits; changes of an older one stay theirs.
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
    if (!isSubmitted) dispatch({ type: 'opened', slots: submitted });
  }
  const { uid, categoryId } = key ?? {};
  useEffect(() => {
    if (!uid || !categoryId) return;
    if (hasChanges) saveLocalBallot({ uid, categoryId }, slots);
    else removeLocalBallot({ uid, categoryId });
  }, [uid, categoryId, slots, hasChanges]);
  return hasChanges;
}
