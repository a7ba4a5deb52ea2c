import { lazyValue } from './lazyValue.ts';

const day = lazyValue(
  () => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
);

/** A moment (ISO) as a day in the reader's language and time zone. */
export function formatDay(moment: string): string {
  return day().format(new Date(moment));
}
