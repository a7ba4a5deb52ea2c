import { getRanked } from '../results/edition.ts';
import { toCsv } from '../text/text.ts';
import { getHeadToHead, getRankedBy, type HeadToHead, type HeadToHeads } from './headToHeads.ts';
import { findItemName } from './subject.ts';

/** Fewer lists than this say nothing about an item. */
export const RANKED_BY_MIN = 5;

/** The score of an item that wins every head-to-head of endlessly many lists. */
export const SCORE_MAX = 1_000_000;

// Four imaginary undecided voters in each head-to-head, so that a pair that few have judged weighs little.
const IMAGINARY_WINS = 2;
const IMAGINARY_VOTERS = 4;

/** Each term is rounded to this many parts of 1. Integers add up to the same sum in any order. */
const TERM_PARTS = 1_000_000_000;

/** An item of a subject with what the lists say about it. */
export type ScoredItem = {
  readonly id: string;
  /** In millionths: the mean over all other items of (wins + 2) / (lists that rank both + 4). */
  readonly score: number;
  /** How many lists rank it. */
  readonly rankedBy: number;
  /** How many other items most lists put below it, of those that a list ranks beside it. */
  readonly beats: number;
  readonly met: number;
  /** From 1. Equal items share a rank. Undefined when fewer than 5 lists rank the item. */
  readonly rank?: number | undefined;
};

export function isWon({ wins, both }: HeadToHead): boolean {
  return wins * 2 > both;
}

/** What a head-to-head adds to the score of the first: the ratio of lists that put it on top, from 0 to 1. */
export function getWinRatio({ wins, both }: HeadToHead): number {
  return (wins + IMAGINARY_WINS) / (both + IMAGINARY_VOTERS);
}

/**
 * The scores in the order of `items`, in millionths.
 *
 * The estimate is closed-form: an item's score changes only when a list that ranks it changes.
 * @see Shah, Wainwright: Simple, Robust and Optimal Ranking from Pairwise Comparisons. JMLR 18 (2018).
 */
export function computeScores(counts: HeadToHeads): readonly number[] {
  const { items } = counts;
  const toTerm = (headToHead: HeadToHead) => Math.round(getWinRatio(headToHead) * TERM_PARTS);
  return items.map((_, row) => {
    let sum = 0;
    for (const column of items.keys()) if (column !== row) sum += toTerm(getHeadToHead(counts, row, column));
    return Math.round((sum * SCORE_MAX) / TERM_PARTS / Math.max(items.length - 1, 1));
  });
}

/** All items, best score first; those without a rank follow. Items of one score keep the order of `items`. */
export function scoreItems(counts: HeadToHeads): readonly ScoredItem[] {
  const scores = computeScores(counts);
  const unranked = counts.items.map((id, row) => {
    const others = [...counts.items.keys()].filter((column) => column !== row);
    const headToHeads = others
      .map((column) => getHeadToHead(counts, row, column))
      .filter(({ both }) => both > 0);
    const rankedBy = getRankedBy(counts, row);
    return {
      id,
      score: scores[row] ?? 0,
      rankedBy,
      beats: headToHeads.filter(isWon).length,
      met: headToHeads.length,
    };
  });
  const isRanked = ({ rankedBy }: { readonly rankedBy: number }) => rankedBy >= RANKED_BY_MIN;
  const sorted = unranked.toSorted((a, b) => Number(isRanked(b)) - Number(isRanked(a)) || b.score - a.score);
  return sorted.map((item) => {
    const rank = 1 + sorted.filter((other) => isRanked(other) && other.score > item.score).length;
    return isRanked(item) ? { ...item, rank } : item;
  });
}

type Ranked = readonly Pick<ScoredItem, 'id' | 'rank'>[];

function getBeats({ items, ...rest }: HeadToHeads) {
  const indices = new Map(items.map((id, index) => [id, index]));
  return (winner: string, loser: string) =>
    isWon(getHeadToHead({ items, ...rest }, indices.get(winner) ?? -1, indices.get(loser) ?? -1));
}

/** The item that most lists put above each other ranked item (the Condorcet winner), or undefined. */
export function findWinnerOverAll(counts: HeadToHeads, scored: Ranked): string | undefined {
  const beats = getBeats(counts);
  const ranked = getRanked(scored).map(({ id }) => id);
  if (ranked.length < 2) return undefined;
  return ranked.find((id) => ranked.every((other) => other === id || beats(id, other)));
}

/** Three ranked items that beat each other in a cycle, each the next; the highest such three, or undefined. */
export function findCycle(
  counts: HeadToHeads,
  scored: Ranked,
): readonly [string, string, string] | undefined {
  const beats = getBeats(counts);
  const ranked = getRanked(scored).map(({ id }) => id);
  for (const [index, a] of ranked.entries()) {
    const below = ranked.slice(index + 1);
    for (const b of below.filter((id) => beats(a, id))) {
      const c = below.find((id) => beats(b, id) && beats(id, a));
      if (c !== undefined) return [a, b, c];
    }
  }
  return undefined;
}

/** The head-to-head of an item with another. */
export type RivalHeadToHead = HeadToHead & { readonly rivalId: string };

/** The head-to-heads of an item with all others that a list ranks beside it, in the order of `items`. */
export function listHeadToHeads(counts: HeadToHeads, id: string): readonly RivalHeadToHead[] {
  const row = counts.items.indexOf(id);
  return counts.items
    .map((rivalId, column) => ({ rivalId, ...getHeadToHead(counts, row, column) }))
    .filter(({ rivalId, both }) => rivalId !== id && both > 0);
}

/** The same, best first, by what each adds to the item's score. */
export function sortHeadToHeads(headToHeads: readonly RivalHeadToHead[]): readonly RivalHeadToHead[] {
  return headToHeads.toSorted((a, b) => getWinRatio(b) - getWinRatio(a));
}

/** All head-to-heads as CSV, from both sides, so that every score can be computed from the lines of its item alone. */
export function toHeadToHeadsCsv(counts: HeadToHeads): string {
  const { items } = counts;
  const nameOf = (id: string) => findItemName(id) ?? '';
  const header = [
    'item id',
    'item',
    'lists with item',
    'rival id',
    'rival',
    'lists with both',
    'item above rival',
  ];
  const rows = items.flatMap((id, row) =>
    items.flatMap((rivalId, column) => {
      if (row === column) return [];
      const { wins, both } = getHeadToHead(counts, row, column);
      return [[id, nameOf(id), getRankedBy(counts, row), rivalId, nameOf(rivalId), both, wins]];
    }),
  );
  return toCsv([header, ...rows]);
}
