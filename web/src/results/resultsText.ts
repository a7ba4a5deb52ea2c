import type { RankRange } from '@outrank/shared/results/certainty';
import { lazyValue } from '#ui/lazyValue.ts';

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = lazyValue(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const wholePercent = lazyValue(() => new Intl.NumberFormat('en', { style: 'percent' }));
const day = lazyValue(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }));

/** `1st`, `2nd`, `11th`. */
export function toOrdinal(rank: number): string {
  return `${rank}${endings[ordinals().select(rank)]}`;
}

/** The ranks that are possible: `4th to 9th`, or `clearly 4th`. */
export function formatRange([best, worst]: RankRange): string {
  return best === worst ? `clearly ${toOrdinal(best)}` : `${toOrdinal(best)} to ${toOrdinal(worst)}`;
}

/** A share from 0 to 1 as whole percent. */
export function formatPercent(share: number): string {
  return wholePercent().format(share);
}

/** The Friday on which an edition was frozen. */
export function formatEditionDay(week: string): string {
  return day().format(new Date(week));
}
