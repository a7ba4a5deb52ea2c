import { computeAgreement, findBoldestPick } from '../ballots/agreement.ts';
import type { Slots } from '../ballots/ballot.ts';
import type { PublishedTopTen } from '../ballots/topTen.ts';
import { type CategoryId, findCategory } from '../catalogue/categories.ts';
import { type Comparison, compareOrders, type Ranks } from '../consensus/compareOrders.ts';
import type { PublishedConsensus } from '../consensus/consensus.ts';
import { formatSubject } from '../consensus/subject.ts';
import type { Subject } from '../documents/results.ts';
import { toStoredItems } from '../lists/listedItem.ts';
import type { RankedList } from '../lists/rankedList.ts';
import { SHARED_ITEMS_MAX, type ShareOf } from './share.ts';

/** Builds what a card shows, with names. The server stores it, and the share dialog previews the same. */

export function createListShare(list: RankedList): ShareOf<'list'> {
  const { itemIds, itemSeasonIds } = toStoredItems(list.items.slice(0, SHARED_ITEMS_MAX));
  return {
    kind: 'list',
    title: list.name,
    hasNames: true,
    updatedAt: Date.parse(list.updatedAt),
    userName: list.userName,
    listType: list.type,
    itemIds,
    itemSeasonIds,
    count: list.itemCount ?? list.items.length,
  };
}

type OwnBallot = {
  readonly category: CategoryId;
  readonly userName: string;
  readonly slots: Slots;
  /** ISO; undefined in an older ballot. */
  readonly submittedAt: string | undefined;
  /** Undefined before the first results. */
  readonly results: PublishedTopTen | undefined;
};

export function createBallotShare(ballot: OwnBallot): ShareOf<'ballot'> {
  const { category, userName, slots, submittedAt, results } = ballot;
  const agreement = results && computeAgreement(slots, results.top10);
  const boldest = results && findBoldestPick(slots, results);
  return {
    kind: 'ballot',
    title: getCategoryName(category),
    hasNames: true,
    updatedAt: toMilliseconds(submittedAt),
    category,
    userName,
    slots: [...slots],
    ...(agreement !== undefined && { agreement }),
    ...(boldest && { boldest: { id: boldest.id, position: boldest.position } }),
  };
}

export function createCategoryShare(category: CategoryId, results: PublishedTopTen): ShareOf<'category'> {
  return {
    kind: 'category',
    title: getCategoryName(category),
    hasNames: true,
    updatedAt: toMilliseconds(results.publishedAt),
    category,
    entries: results.top10.map(({ id, rank, totalScore }) => ({ id, rank, points: totalScore })),
    ballots: results.totalVotes,
  };
}

/** Items without a rank are left out. */
export function createConsensusShare(subject: Subject, consensus: PublishedConsensus): ShareOf<'consensus'> {
  const ranked = consensus.rows.flatMap(({ id, rank, score }) =>
    rank === undefined ? [] : [{ id, rank, score }],
  );
  const name = formatSubject(subject);
  return {
    kind: 'consensus',
    title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    hasNames: true,
    updatedAt: Date.parse(consensus.publishedAt),
    subject,
    entries: ranked.slice(0, SHARED_ITEMS_MAX),
    ballots: consensus.ballots,
  };
}

/** One side of a comparison. */
export type SharedSide = {
  /** Who made it: the user's name, or 'Fans'. */
  readonly author: string;
  /** The list's name. */
  readonly name: string;
  readonly ranks: Ranks;
  /** The seasons that its contestants were picked from. */
  readonly seasonIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
};

export function createComparisonShare(a: SharedSide, b: SharedSide): ShareOf<'comparison'> {
  const comparison = compareOrders(a.ranks, b.ranks);
  const names: [string, string] = a.author === b.author ? [a.name, b.name] : [a.author, b.author];
  const { biggestDisagreement: biggest, agreeing, pairs } = comparison;
  const seasonIds = new Set([...a.seasonIds, ...b.seasonIds]);
  return {
    kind: 'comparison',
    title: formatComparedNames(names),
    hasNames: true,
    updatedAt: Math.max(a.updatedAt, b.updatedAt),
    names,
    agreeing,
    pairs,
    ...(biggest && { biggest: { id: biggest.id, ranks: [biggest.rankA, biggest.rankB] } }),
    itemIds: toBothOrders(comparison),
    seasonId: seasonIds.size === 1 ? ([...seasonIds][0] ?? '') : '',
  };
}

/** The title of a comparison. */
export function formatComparedNames([first, second]: readonly [string, string]): string {
  return `${first} and ${second}`;
}

function toBothOrders({ shared }: Comparison): [string[], string[]] {
  const byB = shared.toSorted((x, y) => x.rankB - y.rankB);
  const toIds = (items: typeof shared) => items.slice(0, SHARED_ITEMS_MAX).map(({ id }) => id);
  return [toIds(shared), toIds(byB)];
}

function getCategoryName(id: CategoryId): string {
  return findCategory(id)?.name ?? id;
}

function toMilliseconds(time: string | undefined): number {
  return time === undefined ? 0 : Date.parse(time);
}
