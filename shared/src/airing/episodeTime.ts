const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The first Wednesday, 20:00 US Eastern, after a moment: when the next episode usually airs. In milliseconds since 1970. */
export function findNextWednesday(after: number): number {
  const nextHour = Math.floor(after / HOUR_MS + 1) * HOUR_MS;
  const hours = Array.from({ length: (8 * DAY_MS) / HOUR_MS }, (_, hour) => nextHour + hour * HOUR_MS);
  return hours.find((time) => eastern.format(time) === 'Wed, 20') ?? nextHour;
}
