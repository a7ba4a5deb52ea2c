import type { Movement } from '@outrank/shared/ballots/edition';
import type { RankCounts } from '@outrank/shared/ballots/tally';
import { sum } from '@outrank/shared/ballots/topTen';
import { lazyValue } from '#ui/lazyValue.ts';
import { pluralize } from '#ui/pluralize.ts';

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = lazyValue(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const list = lazyValue(() => new Intl.ListFormat('en'));
const wholePercent = lazyValue(() => new Intl.NumberFormat('en', { style: 'percent' }));
const day = lazyValue(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }));

/** `1st`, `2nd`, `11th`. */
export function toOrdinal(rank: number): string {
  return `${rank}${endings[ordinals().select(rank)]}`;
}

/** A share from 0 to 1 as whole percent. */
export function formatPercent(share: number): string {
  return wholePercent().format(share);
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

/** The meaning of the arrow beside a contestant, in one or two words. */
export function describeMovement(movement: Movement): string {
  if (movement.kind === 'new') return 'new';
  return movement.kind === 'same' ? 'same place' : `${movement.kind} ${movement.by}`;
}

/** The Friday on which an edition was frozen. */
export function formatEditionDay(week: string): string {
  return day().format(new Date(week));
}

const agreementTexts: readonly (readonly [from: number, text: string])[] = [
  [95, 'You and the island vote as one.'],
  [80, "You're in step with the island."],
  [60, 'A loyal member of the alliance, with ideas of your own.'],
  [40, "You're the swing vote."],
  [20, 'You play your own game.'],
  [0, "Blindside! The island didn't see you coming."],
];

/** A remark about an agreement in whole percent. */
export function describeAgreement(agreement: number): string {
  return agreementTexts.find(([from]) => agreement >= from)?.[1] ?? '';
}
