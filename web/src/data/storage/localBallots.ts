import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { readStoredJson, removeStored, writeStored } from './browserStorage.ts';
import { draftKeys } from './draftKeys.ts';

export type BallotKey = { readonly uid: string; readonly categoryId: CategoryId };

const toStorageKey = ({ uid, categoryId }: BallotKey) => draftKeys.ballot(uid, categoryId);

/** The slots that the user has not submitted yet; undefined when this browser has none. */
export function readLocalBallot(key: BallotKey): Slots | undefined {
  return readStoredJson(toStorageKey(key), { parse: parseSlots });
}

export function saveLocalBallot(key: BallotKey, slots: Slots): void {
  writeStored(toStorageKey(key), JSON.stringify(slots));
}

export function removeLocalBallot(key: BallotKey): void {
  removeStored(toStorageKey(key));
}
