/** Creates a value at its first use. An `Intl` formatter takes tens of milliseconds on a slow phone, and few pages need it. */
export function lazyValue<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

/** Where thousands separators go. `Intl` would take tens of milliseconds on a slow phone. */
const SEPARATOR_POSITIONS = /\B(?=(\d{3})+$)/g;

/** A count with separators: `12,345`. */
export function formatCount(count: number): string {
  return String(count).replace(SEPARATOR_POSITIONS, ',');
}

/** A count with its noun: `1 ballot`, `12,345 ballots`. */
export function pluralize(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

const dateFormat = lazyValue(
  () => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** Formats an ISO time as a date in the user's locale and time zone. */
export function formatDay(time: string): string {
  return dateFormat().format(new Date(time));
}

const utcDay = lazyValue(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }));

/** Formats a day, `2026-11-20`, in the user's locale. */
export function formatUtcDay(day: string): string {
  return utcDay().format(new Date(day));
}

const time = lazyValue(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));
const dayAndTime = lazyValue(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

export function formatMoment(at: Date, now: Date): string {
  return (isSameDay(at, now) ? time : dayAndTime)().format(at);
}

/** `at 8:04 AM`, or `on Nov 20, 2026, 8:04 AM` after that day. */
export function describeMoment(at: Date, now: Date): string {
  return `${isSameDay(at, now) ? 'at' : 'on'} ${formatMoment(at, now)}`;
}
