import { type Comparison, PAIRS_MIN } from '@outrank/shared/consensus/compareOrders';
import { formatCount, pluralize } from '#ui/format.ts';
import type { ComparedRanking } from './comparedRanking.ts';

type SideWords = {
  /** The head of its column: 'You'. */
  readonly label: string;
  /** 'on your list' */
  readonly place: string;
};

const own: SideWords = { label: 'You', place: 'on your list' };
const others: SideWords = { label: 'Them', place: 'on their list' };
const fans: SideWords = { label: 'Fans', place: "in the fans' ranking" };
const first: SideWords = { label: 'A', place: 'on A' };
const second: SideWords = { label: 'B', place: 'on B' };

function getWords({ isOwn, ownerId }: ComparedRanking): SideWords {
  if (isOwn) return own;
  return ownerId === undefined ? fans : others;
}

/** The words for both sides. Two of the same kind are A and B. */
export function getSideWords(a: ComparedRanking, b: ComparedRanking): readonly [SideWords, SideWords] {
  const words = [getWords(a), getWords(b)] as const;
  return words[0] === words[1] ? [first, second] : words;
}

/** The comparison in two words: '79% alike'. */
export function describeComparison({ shared, percent }: Comparison): string {
  if (shared.length === 0) return 'These rankings have nothing in common';
  if (percent === undefined) return 'Not enough in common to compare';
  return `${percent}% alike`;
}

export function explainComparison({ shared, pairs, agreeing, percent }: Comparison): string {
  if (shared.length === 0) return 'To be compared, two rankings need names that are in both.';
  if (percent === undefined) {
    return `Both lists rank ${pluralize(shared.length, 'name')}, which makes ${pluralize(pairs, 'pair')}. It takes ${PAIRS_MIN} to compare.`;
  }
  return `${formatPairs(agreeing, pairs)}. Both lists rank these ${shared.length}.`;
}

const formatPairs = (agreeing: number, pairs: number) =>
  `${formatCount(agreeing)} of ${formatCount(pairs)} pairs in the same order`;

/** A comment under the other list: 'We're 79% alike: 83 of 105 pairs in the same order. ...'; undefined without a number. */
export function formatAsComment(
  own: ComparedRanking,
  { agreeing, pairs, percent, biggestDisagreement: biggest }: Comparison,
): string | undefined {
  if (percent === undefined) return undefined;
  const result = `We're ${percent}% alike: ${formatPairs(agreeing, pairs)}.`;
  const item = biggest && own.items.find(({ id }) => id === biggest.id);
  if (!item) return result;
  return `${result} Biggest disagreement: ${item.name}, my #${biggest.rankA}, your #${biggest.rankB}.`;
}
