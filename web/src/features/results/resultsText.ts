import type { RankCounts } from '@outrank/shared/ballots/tally';
import { sum } from '@outrank/shared/ballots/topTen';
import type { RankRange } from '@outrank/shared/results/certainty';
import { lazyValue, pluralize } from '#ui/format.ts';

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = lazyValue(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const list = lazyValue(() => new Intl.ListFormat('en'));

/** `1st`, `2nd`, `11th`. */
export function toOrdinal(rank: number): string {
  return `${rank}${endings[ordinals().select(rank)]}`;
}

/** The ranks that are possible: `4th to 9th`, or `clearly 4th`. */
export function formatRange([best, worst]: RankRange): string {
  return best === worst ? `clearly ${toOrdinal(best)}` : `${toOrdinal(best)} to ${toOrdinal(worst)}`;
}

/** A ratio from 0 to 1 as whole percent. */
export function formatPercent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}

/** One sentence that says how many ballots rank a contestant at each rank. */
export function describeRankCounts(name: string, rankCounts: RankCounts, totalVotes: number): string {
  const ranks = rankCounts.flatMap((count, index) =>
    count === 0 ? [] : [`${toOrdinal(index + 1)} on ${count}`],
  );
  const unlisted = totalVotes - sum(rankCounts);
  const parts = unlisted === 0 ? ranks : [...ranks, `left off ${unlisted}`];
  return `${name}, of ${pluralize(totalVotes, 'ballot')}: ${list().format(parts)}.`;
}

const agreementTexts: readonly (readonly [from: number, text: string])[] = [
  [95, 'You and the island vote as one.'],
  [80, "You're in step with the island."],
  [60, 'A loyal member of the alliance, with ideas of your own.'],
  [40, "You're the swing vote."],
  [20, 'You play your own game.'],
  [0, "Blindside! The island didn't see you coming."],
];

export function describeAgreement(agreement: number): string {
  return agreementTexts.find(([from]) => agreement >= from)?.[1] ?? '';
}
