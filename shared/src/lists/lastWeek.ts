import type { LastWeek } from '../documents/list.ts';
import { DAY_MS, WEEK_MS } from '../limits.ts';
import { findMovements } from '../results/edition.ts';

const MONDAY_TO_THURSDAY_MS = 3 * DAY_MS;

/** After so many weeks without a save a list shows no movement any more. */
const SHOWN_WEEKS = 4;

/** The Thursday of a moment's ISO week. ISO weeks start on Monday, and the first day of 1970 was a Thursday. */
function toThursday(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + MONDAY_TO_THURSDAY_MS) / WEEK_MS) * WEEK_MS);
}

/** The ISO week of a moment in UTC: `2026-W47`. A week belongs to the year of its Thursday. */
export function toIsoWeek(moment: Date): string {
  const thursday = toThursday(moment);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** What a save stores: the order before the first save of its week. `itemIds` is the order that the save replaces. */
export function toNextLastWeek(lastWeek: LastWeek | undefined, itemIds: readonly string[], now: Date) {
  const week = toIsoWeek(now);
  // A device whose clock is ahead may have begun the week.
  return lastWeek && lastWeek.week >= week ? lastWeek : { week, itemIds: [...itemIds] };
}

type Moved = {
  readonly lastWeek?: LastWeek | undefined;
  readonly items: readonly { readonly id: string }[];
};

export type ListMovements = NonNullable<ReturnType<typeof findListMovements>>;

const toRanked = (ids: readonly string[]) => ids.map((id, index) => ({ id, rank: index + 1 }));

/**
 * How the items moved in the week of the last save. Undefined when none of them did, when no item is left of the earlier
 * order, and when that was weeks ago.
 */
export function findListMovements({ lastWeek, items }: Moved, now: Date) {
  const weeks = Array.from({ length: SHOWN_WEEKS + 1 }, (_, ago) => new Date(now.getTime() - ago * WEEK_MS));
  const moment = weeks.find((each) => toIsoWeek(each) === lastWeek?.week);
  if (!lastWeek || !moment) return undefined;
  const all = [...findMovements(toRanked(lastWeek.itemIds), toRanked(items.map(({ id }) => id)))];
  const moved = all.filter(([, { kind }]) => kind !== 'same');
  if (moved.length === 0 || all.every(([, { kind }]) => kind === 'new')) return undefined;
  const monday = new Date(toThursday(moment).getTime() - MONDAY_TO_THURSDAY_MS);
  return {
    /** The Monday since which the items moved: `2026-11-16`. */
    monday: monday.toISOString().slice(0, 10),
    isThisWeek: moment === weeks[0],
    /** By item id; only items that moved or are new. */
    movements: new Map(moved),
  };
}
