import { formatDay } from '#ui/formatDay.ts';
import { lazyValue } from '#ui/lazyValue.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is older is said by its date. */
const RECENT = 7 * DAY;

const relative = lazyValue(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }));
const full = lazyValue(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }));

/** How long ago a moment (ISO) was, or its day. A device whose clock is behind sees no future. */
export function formatTimeAgo(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age > RECENT || age < -HOUR) return formatDay(moment);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return relative().format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return relative().format(-Math.floor(age / HOUR), 'hour');
  return relative().format(-Math.floor(age / DAY), 'day');
}

/** A moment (ISO) with date and time, in the reader's language and time zone. */
export function formatExactTime(moment: string): string {
  return full().format(new Date(moment));
}
