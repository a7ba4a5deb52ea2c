import { lazyValue } from './lazyValue.ts';

const time = lazyValue(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));
const dayAndTime = lazyValue(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** A time of today alone, any other with its date. */
export function formatMoment(at: Date, now: Date): string {
  return (isSameDay(at, now) ? time : dayAndTime)().format(at);
}

/** `at 8:04 AM`, or `on Nov 20, 2026, 8:04 AM` after that day. */
export function describeMoment(at: Date, now: Date): string {
  return `${isSameDay(at, now) ? 'at' : 'on'} ${formatMoment(at, now)}`;
}
