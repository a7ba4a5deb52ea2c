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
