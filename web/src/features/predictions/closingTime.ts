import type { NextClosing } from '@outrank/shared/lists/weeklyTop';
import { readStored, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { lazyValue } from '#ui/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const moment = lazyValue(
  () =>
    new Intl.DateTimeFormat(undefined, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);
const distance = lazyValue(() => new Intl.RelativeTimeFormat(undefined));

/** When predictions close, in the reader's time zone: `Wed, Nov 25, 8:00 PM EST, in 2 days`. Times in milliseconds since 1970. */
export function formatClosing(closesAt: number, now: number): string {
  return `${moment().format(closesAt)}, ${formatDistance(closesAt - now)}`;
}

/** `in 2 days`, in the largest unit that fits. */
function formatDistance(ms: number): string {
  const format = (length: number, unit: Intl.RelativeTimeFormatUnit) =>
    distance().format(Math.max(1, Math.round(ms / length)), unit);
  if (ms < HOUR_MS) return format(MINUTE_MS, 'minute');
  return ms < DAY_MS ? format(HOUR_MS, 'hour') : format(DAY_MS, 'day');
}

/** Points in hundredths: `83.33`. */
export const formatPoints = (points: number): string => String(points / 100);

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
