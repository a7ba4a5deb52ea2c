import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { type Sorting, sortingSchema } from '@outrank/shared/documents/user';
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

const toSortingKey = ({ uid, categoryId }: BallotKey) => draftKeys.ballotSorting(uid, categoryId);

/** The questions that the user has answered about the order of a ballot. */
export function readLocalSorting(key: BallotKey): Sorting | undefined {
  return readStoredJson(toSortingKey(key), sortingSchema);
}

export function saveLocalSorting(key: BallotKey, sorting: Sorting | undefined): void {
  if (sorting) writeStored(toSortingKey(key), JSON.stringify(sorting));
  else removeStored(toSortingKey(key));
}
