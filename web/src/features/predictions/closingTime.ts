import { DAY_MS } from '@outrank/shared/limits';
import { lazyValue } from '#ui/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const moment: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};
const distance = lazyValue(() => new Intl.RelativeTimeFormat(undefined));

/** A moment in the reader's time zone, from milliseconds since 1970: `Wed, Nov 25, 8:00 PM EST`. */
export const formatMoment = (time: number): string => new Date(time).toLocaleString(undefined, moment);

/** When predictions close: `Wed, Nov 25, 8:00 PM EST, in 2 days`. Times in milliseconds since 1970. */
export function formatClosing(closesAt: number, now: number): string {
  return `${formatMoment(closesAt)}, ${formatDistance(closesAt - now)}`;
}

/** `in 2 days`, in the largest unit that fits. */
function formatDistance(ms: number): string {
  const format = (length: number, unit: Intl.RelativeTimeFormatUnit) =>
    distance().format(Math.max(1, Math.round(ms / length)), unit);
  if (ms < HOUR_MS) return format(MINUTE_MS, 'minute');
  return ms < DAY_MS ? format(HOUR_MS, 'hour') : format(DAY_MS, 'day');
}
