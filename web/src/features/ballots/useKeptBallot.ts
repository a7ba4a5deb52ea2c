import { emptySlots, type Slots } from '@outrank/shared/ballot';
import { useEffect } from 'react';
import { type BallotKey, dropKeptBallot, keepBallot, readKeptBallot } from '#data/keptBallots.ts';
import { isSameSlots } from './ballotReducer.ts';

/** What a ballot opens with: slots that were never submitted, else the submitted ones. */
export function openingSlots(key: BallotKey, submitted: Slots = emptySlots): Slots {
  return readKeptBallot(key) ?? submitted;
}

/**
 * Keeps what is not submitted in this browser. Without a session nothing is kept: signing out took every trace away.
 * @returns whether there is anything to submit.
 */
export function useKeptBallot(
  key: BallotKey | undefined,
  slots: Slots,
  submitted: Slots = emptySlots,
): boolean {
  const hasChanges = !isSameSlots(slots, submitted);
  const { uid, categoryId } = key ?? {};
  useEffect(() => {
    if (!uid || !categoryId) return;
    if (hasChanges) keepBallot({ uid, categoryId }, slots);
    else dropKeptBallot({ uid, categoryId });
  }, [uid, categoryId, slots, hasChanges]);
  return hasChanges;
}
