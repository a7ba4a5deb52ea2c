import { lazyValue } from './lazyValue.ts';

const dateFormat = lazyValue(
  () => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** Formats an ISO time as a date in the user's locale and time zone. */
export function formatDay(time: string): string {
  return dateFormat().format(new Date(time));
}
