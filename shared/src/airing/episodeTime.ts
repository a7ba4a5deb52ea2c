import { DAY_MS } from '../limits.ts';
import { addWeeks, getEditionId, getEditionStart } from '../results/edition.ts';

const HOUR_MS = 3_600_000;

const timeZone = 'America/New_York';

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** When the next episode usually airs: the first Wednesday 20:00 in New York after a moment, in milliseconds since 1970. */
export function findNextWednesday(after: number): number {
  const nextHour = Math.floor(after / HOUR_MS + 1) * HOUR_MS;
  const hours = Array.from({ length: (8 * DAY_MS) / HOUR_MS }, (_, hour) => nextHour + hour * HOUR_MS);
  return hours.find((time) => eastern.format(time) === 'Wed, 20') ?? nextHour;
}

/**
 * When an episode that aired at a moment is no longer new, so that what strangers see may name people: with the next edition, in
 * milliseconds since 1970.
 */
export const findNextFriday = (after: number): number =>
  getEditionStart(addWeeks(getEditionId(new Date(after)), 1));

const easternMoment = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** What clocks in New York show at a moment in milliseconds since 1970: `Wed, Nov 25, 8:00 PM EST`. */
export const formatEastern = (time: number): string => easternMoment.format(time).replaceAll(/\s/g, ' ');

/** Swedes write dates as fields do: `2026-11-25 20:00`. */
const easternText = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** What clocks in New York show at a moment in milliseconds since 1970, as a field for dates and times holds it. */
export const toEasternText = (time: number): string => easternText.format(time).replace(/\s/, 'T');

/**
 * When clocks in New York show this, in milliseconds since 1970; NaN for a text that is no date and time. Of an hour that comes
 * twice it is the first; one that is left out counts from before the change of the clocks.
 */
export function parseEasternText(text: string): number {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return shown;
  const candidates = [4, 5].map((behind) => shown + behind * HOUR_MS);
  return candidates.find((time) => toEasternText(time) === text) ?? shown + 5 * HOUR_MS;
}
