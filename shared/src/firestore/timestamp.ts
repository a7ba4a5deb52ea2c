import * as z from 'zod/mini';

/** What both Firestore clients and the admin SDK call a Timestamp. */
export type StoredTime = { toDate(): Date };

/** Whether a stored value is a time. */
export function isStoredTime(value: unknown): value is StoredTime {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/** A stored time as the ISO string of the domain. */
export const storedTimeSchema = z.pipe(
  z.custom<StoredTime>(isStoredTime, 'is no time'),
  z.transform((time) => time.toDate().toISOString()),
);

/** The day of a moment in UTC as the integer yyyymmdd. */
export function dayNumber(moment: Date): number {
  return moment.getUTCFullYear() * 10_000 + (moment.getUTCMonth() + 1) * 100 + moment.getUTCDate();
}
