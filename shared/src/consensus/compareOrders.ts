import { ENOUGH_BALLOTS } from '../limits.ts';
import type { RankedList } from '../lists/rankedList.ts';
import type { PublishedConsensus } from './consensus.ts';
import { findItemName } from './subject.ts';

/** A ranking to compare: ranks from 1 by item id. Equal ranks are ties. */
export type Ranks = ReadonlyMap<string, number>;

/** Fewer pairs than this give no percentage. */
export const PAIRS_MIN = 10;

/** An item that both rank, with its ranks among the common items. */
export type CommonItem = { readonly id: string; readonly rankA: number; readonly rankB: number };

export type Comparison = ReturnType<typeof compareOrders>;

/**
 * Compares two rankings by their head-to-heads: the ratio of pairs in the same order.
 * @see Kendall: A New Measure of Rank Correlation. Biometrika 30 (1938). Pairs that one of them ties are left out.
 */
export function compareOrders(a: Ranks, b: Ranks) {
  const common = toCommonItems(a, b);
  const pairs = common.flatMap((first, index) =>
    common.slice(index + 1).map((second) => [first, second] as const),
  );
  const untied = pairs.filter(([x, y]) => x.rankA !== y.rankA && x.rankB !== y.rankB);
  const differing = untied.filter(([x, y]) => x.rankA < y.rankA !== x.rankB < y.rankB);
  const agreeing = untied.length - differing.length;
  const getGap = ([x, y]: readonly [CommonItem, CommonItem]) =>
    Math.abs(x.rankA - y.rankA) + Math.abs(x.rankB - y.rankB);
  const getShift = ({ rankA, rankB }: CommonItem) => Math.abs(rankA - rankB);
  const biggest = common.toSorted((x, y) => getShift(y) - getShift(x))[0];
  return {
    /** The items that both rank, in the order of the first. */
    common,
    /** The pairs of common items that neither ranking ties. */
    pairs: untied.length,
    /** The pairs that both put in the same order. */
    agreeing,
    percent: toPercent(agreeing, untied.length),
    /** The common item whose two ranks differ most; undefined when none differs. */
    biggestDisagreement: biggest && getShift(biggest) > 0 ? biggest : undefined,
    /** The pair in different orders that both rankings put closest together; undefined when all agree. */
    closestCall: differing.toSorted((x, y) => getGap(x) - getGap(y))[0],
    onlyA: sortByRank(a).filter((id) => !b.has(id)),
    onlyB: sortByRank(b).filter((id) => !a.has(id)),
  };
}

function sortByRank(ranks: Ranks): string[] {
  return [...ranks].toSorted(([, x], [, y]) => x - y).map(([id]) => id);
}

function toCommonItems(a: Ranks, b: Ranks): CommonItem[] {
  const ids = sortByRank(a).filter((id) => b.has(id));
  const rankAmong = (ranks: Ranks, id: string) =>
    1 + ids.filter((other) => (ranks.get(other) ?? 0) < (ranks.get(id) ?? 0)).length;
  return ids.map((id) => ({ id, rankA: rankAmong(a, id), rankB: rankAmong(b, id) }));
}

/** In whole percent; 100 and 0 only when all or no pairs agree. Undefined below 10 pairs. */
export function toPercent(agreeing: number, pairs: number): number | undefined {
  if (pairs < PAIRS_MIN) return undefined;
  if (agreeing === pairs) return 100;
  return Math.min(99, Math.max(agreeing === 0 ? 0 : 1, Math.round((100 * agreeing) / pairs)));
}

/** The ranks of a list. Items that the catalogue lacks do not count. */
export function getListRanks({ items }: Pick<RankedList, 'items'>): Ranks {
  const known = items.map(({ id }) => id).filter((id) => findItemName(id) !== undefined);
  return new Map([...new Set(known)].map((id, index) => [id, index + 1]));
}

/** The ranks of a consensus. One of too few lists has none. */
export function getConsensusRanks(consensus: PublishedConsensus | null | undefined): Ranks {
  const { rows = [], ballots = 0 } = consensus ?? {};
  const isEnough = ballots >= ENOUGH_BALLOTS;
  return new Map(rows.flatMap(({ id, rank }) => (isEnough && rank ? [[id, rank]] : [])));
}
