import { DAY_MS } from '@outrank/shared/limits';
import type { NextClosing } from '@outrank/shared/lists/weeklyTop';
import { readStored, removeStored, writeStored } from '#data/storage/browserStorage.ts';

const DUE_MS = 3 * DAY_MS;

/** Of no user's work, so that signing out neither removes it nor asks (see `browserStorage.ts`). */
const toStorageKey = (uid: string) => `predicted:${uid}`;

/** Notes in this browser whether the user has predicted what is open, so that Home knows without reading. */
export function notePredicted(uid: string, key: string, hasPredicted: boolean): void {
  if (hasPredicted) writeStored(toStorageKey(uid), key);
  else removeStored(toStorageKey(uid));
}

/** Whether a prediction closes within three days, and the user has not made it as far as this browser knows. */
export function isDue({ key, closesAt }: NextClosing, uid: string, now: number): boolean {
  const left = Date.parse(closesAt) - now;
  return left > 0 && left <= DUE_MS && readStored(toStorageKey(uid)) !== key;
}
