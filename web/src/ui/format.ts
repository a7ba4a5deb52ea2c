import { formatCount } from '@outrank/shared/text/text';

/** Creates a value at its first use. An `Intl` formatter takes tens of milliseconds on a slow phone, and few pages need it. */
export function lazyValue<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

/** A count with its noun: `1 ballot`, `12,345 ballots`. */
export function pluralize(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats an ISO time as a date in the user's locale and time zone. */
export function formatDay(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Formats a day, `2026-11-20`, in the user's locale. */
export function formatUtcDay(day: string): string {
  return new Date(day).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
}

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

export function formatMoment(at: Date, now: Date): string {
  const date = isSameDay(at, now) ? undefined : 'medium';
  return at.toLocaleString(undefined, { dateStyle: date, timeStyle: 'short' });
}

/** `at 8:04 AM`, or `on Nov 20, 2026, 8:04 AM` after that day. */
export function describeMoment(at: Date, now: Date): string {
  return `${isSameDay(at, now) ? 'at' : 'on'} ${formatMoment(at, now)}`;
}
