import { type Comparison, PAIRS_MIN } from '@outrank/shared/consensus/compareOrders';
import { pluralize } from '#ui/format.ts';
import type { ComparedRanking } from './comparedRanking.ts';

/** How the texts of a comparison name one side. */
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

function getWords({ isOwn, author }: ComparedRanking): SideWords {
  if (isOwn) return own;
  return author ? others : fans;
}

/** The words for both sides. Two of the same kind are A and B. */
export function getSideWords(a: ComparedRanking, b: ComparedRanking): readonly [SideWords, SideWords] {
  const words = [getWords(a), getWords(b)] as const;
  return words[0] === words[1] ? [first, second] : words;
}

function getSubject(a: ComparedRanking, b: ComparedRanking): string {
  if (a.isOwn && b.isOwn) return 'Your lists';
  if (a.isOwn || b.isOwn) return 'You';
  if (Boolean(a.author) !== Boolean(b.author)) return 'This list and the fans';
  return 'These rankings';
}

/** The comparison in one sentence: 'You agree in 83 of 105 head-to-heads (79 %)'. */
export function describeComparison(
  a: ComparedRanking,
  b: ComparedRanking,
  { shared, pairs, agreeing, percent }: Comparison,
): string {
  if (shared.length === 0) return 'These rankings have nothing in common';
  if (percent === undefined) return 'Not enough in common to compare';
  return `${getSubject(a, b)} agree in ${agreeing} of ${pairs} head-to-heads (${percent} %)`;
}

/** What the number means, or why there is none. */
export function explainComparison({ shared, pairs, percent }: Comparison): string {
  if (shared.length === 0) return 'To be compared, two rankings need names that are in both.';
  const names = pluralize(shared.length, 'name');
  if (percent === undefined) {
    return `The two rankings share ${names}, which makes ${pluralize(pairs, 'head-to-head')}. It takes ${PAIRS_MIN} to compare.`;
  }
  return `The two rankings share ${names}. In each head-to-head of two of them, agreeing means ranking the same one higher. The ranks that are compared count only these.`;
}

/** A comment under the other list: 'I agree in 83 of 105 head-to-heads (79 %). Biggest disagreement: ...'; undefined without a number. */
export function formatAsComment(
  own: ComparedRanking,
  { agreeing, pairs, percent, biggestDisagreement: biggest }: Comparison,
): string | undefined {
  if (percent === undefined) return undefined;
  const result = `I agree in ${agreeing} of ${pairs} head-to-heads (${percent} %).`;
  const item = biggest && own.items.find(({ id }) => id === biggest.id);
  if (!item) return result;
  return `${result} Biggest disagreement: ${item.name}, my #${biggest.rankA}, your #${biggest.rankB}.`;
}
