import { formatDay, lazyValue } from '#ui/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An older comment shows its date. */
const RECENT = 7 * DAY;

const relative = lazyValue(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }));
const full = lazyValue(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }));

/** How long ago a time (ISO) was, or its date. A slow device clock never yields a time in the future. */
export function formatTimeAgo(time: string, now: number): string {
  const age = now - Date.parse(time);
  if (age > RECENT || age < -HOUR) return formatDay(time);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return relative().format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative().format(-Math.floor(age / HOUR), 'hour');
  return relative().format(-Math.floor(age / DAY), 'day');
}

/** A time (ISO) with date and time of day, in the reader's language and time zone. */
export function formatExactTime(time: string): string {
  return full().format(new Date(time));
}
