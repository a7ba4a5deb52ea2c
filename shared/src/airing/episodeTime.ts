import { DAY_MS } from '../limits.ts';

const HOUR_MS = 3_600_000;

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The first time after a moment that US Eastern clocks show this day and hour, all in milliseconds since 1970. */
function findNext(shown: string, after: number): number {
  const nextHour = Math.floor(after / HOUR_MS + 1) * HOUR_MS;
  const hours = Array.from({ length: (8 * DAY_MS) / HOUR_MS }, (_, hour) => nextHour + hour * HOUR_MS);
  return hours.find((time) => eastern.format(time) === shown) ?? nextHour;
}

/** When the next episode usually airs. */
export const findNextWednesday = (after: number): number => findNext('Wed, 20', after);

/** When an episode is no longer new, so that what strangers see may name people. */
export const findNextFriday = (after: number): number => findNext('Fri, 00', after);
