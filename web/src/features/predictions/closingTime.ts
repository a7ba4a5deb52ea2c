import { lazyValue, pluralize } from '#ui/format.ts';

const MINUTE_MS = 60_000;

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
  return `${formatMoment(closesAt)}, ${distance().format(...toUnit(closesAt - now))}`;
}

/** A length of time in the largest unit that fits, at least a minute. */
function toUnit(ms: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return hours < 24 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}

/** What to tell somebody whose device's clock differs by more than a minute from the server's; undefined when it does not. */
export function describeDeviceClock(device: number, server: number): string | undefined {
  const ahead = device - server;
  if (Math.abs(ahead) <= MINUTE_MS) return undefined;
  const difference = `${pluralize(...toUnit(Math.abs(ahead)))} ${ahead > 0 ? 'ahead' : 'behind'}`;
  return `Your device's clock is ${difference}. Times here are the right ones.`;
}
