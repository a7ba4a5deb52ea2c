import { paths } from '@outrank/shared/addresses';
import { type Comparison, PAIRS_MIN } from '@outrank/shared/consensus/compareOrders';
import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { formatSubject } from '@outrank/shared/consensus/subject';
import type { ListKey } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';
import { type ListedItem, listedItem } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { type ComparedSide, toConsensusSide, toListSide } from '@outrank/shared/sharing/comparedSide';
import type { ShownItem, SpoilerShield } from '@outrank/shared/spoilers/spoilerShield';
import { formatCount } from '@outrank/shared/text/text';
import { pluralize } from '#ui/format.ts';

/** One side of a comparison, as it is shared, and what only the page needs. */
export interface ComparedRanking extends ComparedSide {
  readonly items: readonly ListedItem[];
  /** What the page calls it: the name of a list, "The fans' ranking of Palau's cast". */
  readonly title: string;
  readonly path: string;
  readonly isOwn: boolean;
  /** The number of lists in the fans' ranking; below 10 it has no ranks. */
  readonly ballots?: number;
  /** Whether strangers may see it. */
  readonly isPublic: boolean;
}

export function toComparedList(key: ListKey, list: RankedList, uid: string): ComparedRanking {
  return {
    ...toListSide(key, list),
    items: list.items,
    title: list.name,
    path: paths.list(key),
    isOwn: list.userId === uid,
    isPublic: list.isPublic && !list.isHidden,
  };
}

/** The side of the fans' ranking. */
export function toComparedConsensus(subject: Subject, consensus: PublishedConsensus | null): ComparedRanking {
  const side = toConsensusSide(subject, consensus);
  return {
    ...side,
    items: side.items.map(({ id, seasonId }) => listedItem(id, seasonId)),
    title: `The fans' ranking of ${formatSubject(subject)}`,
    path: paths.consensusPage(subject),
    isOwn: false,
    ballots: consensus?.ballots ?? 0,
    isPublic: true,
  };
}

/** The item of an id, as the first of both rankings that has it shows it to the reader. */
export type FindItem = (id: string) => ShownItem;

export function createFindItem(
  a: ComparedRanking,
  b: ComparedRanking,
  { showItem }: SpoilerShield,
): FindItem {
  const items = new Map([...b.items, ...a.items].map((item) => [item.id, item]));
  return (id) => showItem(items.get(id) ?? listedItem(id));
}

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

/** The comparison in two words, '79% alike', and what they rest on. */
export function describeComparison(comparison: Comparison): readonly [headline: string, explanation: string] {
  const { common, pairs, agreeing, percent } = comparison;
  if (common.length === 0)
    return [
      'These rankings have nothing in common',
      'To be compared, two rankings need names that are in both.',
    ];
  if (percent === undefined)
    return [
      'Not enough in common to compare',
      `Both lists rank ${pluralize(common.length, 'name')}, which makes ${pluralize(pairs, 'pair')}. It takes ${PAIRS_MIN} to compare.`,
    ];
  return [`${percent}% alike`, `${formatPairs(agreeing, pairs)}. Both lists rank these ${common.length}.`];
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
