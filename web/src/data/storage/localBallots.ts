import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { readStored, removeStored, writeStored } from './browserStorage.ts';
import { draftKeys } from './localDrafts.ts';

export type BallotKey = { readonly uid: string; readonly categoryId: CategoryId };

const keyOf = ({ uid, categoryId }: BallotKey) => draftKeys.ballot(uid, categoryId);

/** The slots of a ballot that this browser keeps until they are submitted; undefined when there are none. */
export function readLocalBallot(key: BallotKey): Slots | undefined {
  const text = readStored(keyOf(key));
  if (text === null) return undefined;
  try {
    return parseSlots(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function saveLocalBallot(key: BallotKey, slots: Slots): void {
  writeStored(keyOf(key), JSON.stringify(slots));
}

export function removeLocalBallot(key: BallotKey): void {
  removeStored(keyOf(key));
}
