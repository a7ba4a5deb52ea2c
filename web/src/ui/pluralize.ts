/** Between the thousands. Without Intl, which takes a slow phone tens of milliseconds to start. */
const GAPS = /\B(?=(\d{3})+$)/g;

/** An amount with its noun: `1 ballot`, `12,345 ballots`. */
export function pluralize(count: number, noun: string): string {
  return `${String(count).replace(GAPS, ',')} ${noun}${count === 1 ? '' : 's'}`;
}
