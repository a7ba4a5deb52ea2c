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
  const left = closesAt - now;
  const [unit, length] =
    left < HOUR_MS
      ? (['minute', MINUTE_MS] as const)
      : left < DAY_MS
        ? (['hour', HOUR_MS] as const)
        : (['day', DAY_MS] as const);
  return `${moment().format(closesAt)}, ${distance().format(Math.max(1, Math.round(left / length)), unit)}`;
}

/** Points in hundredths: `83.33`. */
export const formatPoints = (points: number): string => String(points / 100);
