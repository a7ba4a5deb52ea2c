import { airingSeasonPath, predictionPath, predictionResultsPath } from '@outrank/shared/documents/airing';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes, getDaysFromNow } from './bounds.ts';
import type { Write } from './requests.ts';
import { takeToken } from './users.ts';

/** The longest that a rule compares. */
export const remaining = Array.from({ length: 30 }, (_, index) => `castaway-${index}`.padEnd(60, '-x'));
export const openKey = 's51-e02';

/** The airing season, whose second episode can be predicted until tomorrow. */
export function setAiring(open: Changes | null = {}): Write {
  const usual = { key: openKey, closesAt: getDaysFromNow(1), remainingIds: remaining };
  return { set: airingSeasonPath('s51'), data: { seasonId: 's51', open: open && { ...usual, ...open } } };
}

/** What functions write once they have closed the episode. */
export const setCounted = (key = openKey): Write => ({ set: predictionResultsPath(key), data: { count: 1 } });

export function newPrediction(changes: Changes = {}): DocumentData {
  return applyChanges({ order: remaining.toReversed(), at: serverTimestamp() }, changes);
}

/** The batch with which the web app saves a prediction. */
export function submitPrediction(uid: string, changes: Changes = {}, key = openKey): Write[] {
  return [
    { set: predictionPath(key, uid), data: newPrediction(changes) },
    takeToken(uid, 'predictions', key),
  ];
}

/** A group as functions write it. */
export const newGroup = (...memberIds: string[]): DocumentData => ({
  name: 'Tree Mail',
  seasonId: 's51',
  ownerId: memberIds[0],
  memberIds,
  memberNames: Object.fromEntries(memberIds.map((uid) => [uid, uid])),
  invitation: 'invitation0123456789',
  createdAt: serverTimestamp(),
});
