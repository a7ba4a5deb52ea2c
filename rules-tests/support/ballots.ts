import { ballotsPath } from '@outrank/shared/documents/ballots';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import type { Write } from './requests.ts';
import { takeToken } from './users.ts';

/** Ten contestants who are not in the catalogue. */
export const ten = Array.from({ length: BALLOT_SLOTS }, (_, index) => `slug-${index}`);

export function newBallot(changes: Changes = {}): DocumentData {
  return applyChanges({ ranking: ten, submittedAt: serverTimestamp() }, changes);
}

export const newBallots = (): DocumentData => ({ 'goat-strategy': newBallot() });

/** The batch with which the web app saves a user's ballots for the first time. */
export function submitBallots(uid: string, ballots = newBallots()): Write[] {
  return [{ set: ballotsPath(uid), data: ballots }, takeToken(uid, 'ballots', uid)];
}
