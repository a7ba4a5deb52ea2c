import { parseSlots, type Slots } from '@outrank/shared/ballot';
import type { CategoryId } from '@outrank/shared/categories';
import { draftKeys } from './keptDrafts.ts';

export type BallotKey = { readonly uid: string; readonly categoryId: CategoryId };

const keyOf = ({ uid, categoryId }: BallotKey) => draftKeys.ballot(uid, categoryId);

/** The slots of a ballot that this browser keeps until they are submitted; undefined when there are none. */
export function readKeptBallot(key: BallotKey): Slots | undefined {
  const text = localStorage.getItem(keyOf(key));
  if (text === null) return undefined;
  try {
    return parseSlots(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Writes at once, so that a closed tab loses nothing. A full or forbidden storage is logged. */
export function keepBallot(key: BallotKey, slots: Slots): void {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(slots));
  } catch (error) {
    console.warn('This browser could not keep the ballot', error);
  }
}

export function dropKeptBallot(key: BallotKey): void {
  localStorage.removeItem(keyOf(key));
}
