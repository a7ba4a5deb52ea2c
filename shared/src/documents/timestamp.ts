import * as z from 'zod/mini';

/** The Timestamp of every Firestore SDK. */
export type StoredTime = { toDate(): Date };

export function isStoredTime(value: unknown): value is StoredTime {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}

/** Parses a Timestamp into an ISO string. */
export const storedTimeSchema = z.pipe(
  z.custom<StoredTime>(isStoredTime, 'is no time'),
  z.transform((time) => time.toDate().toISOString()),
);

/** The UTC day of a moment as the integer yyyymmdd. */
export function toDayNumber(moment: Date): number {
  return moment.getUTCFullYear() * 10_000 + (moment.getUTCMonth() + 1) * 100 + moment.getUTCDate();
}

/** Converts a stored value for JSON: times become ISO strings, bytes are left out, everything else stays. */
export function toJsonValue(value: unknown): unknown {
  if (isStoredTime(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJsonValue);
  if (typeof value !== 'object' || value === null) return value;
  if ('toBase64' in value) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toJsonValue(entry)]));
}
