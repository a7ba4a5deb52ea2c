import {
  getConsensusRanks,
  getListRanks,
  type Ranks,
  type SharedItem,
} from '@outrank/shared/consensus/compareOrders';
import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { findSubjectSeason, formatSubject } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import { type ListedItem, listedItem, toListedItems } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { ShownItem, SpoilerShield } from '@outrank/shared/spoilers/spoilerShield';

export type ComparedRanking = {
  readonly name: string;
  readonly path: string;
  /** Undefined for the fans' ranking. */
  readonly author?: { readonly id: string; readonly name: string };
  readonly isOwn: boolean;
  /** Its items are covered until the user asks for them. */
  readonly isSpoiler: boolean;
  /** The number of lists in the fans' ranking; below 10 it has no ranks. */
  readonly ballots?: number;
  readonly items: readonly ListedItem[];
  readonly ranks: Ranks;
  /** Whether strangers may see it. */
  readonly isPublic: boolean;
  /** ISO. */
  readonly updatedAt: string;
};

export function toComparedList(list: RankedList, uid: string, path: string): ComparedRanking {
  return {
    name: list.name,
    path,
    author: { id: list.userId, name: list.userName },
    isOwn: list.userId === uid,
    isSpoiler: list.tags.includes('spoiler'),
    items: list.items,
    ranks: getListRanks(list),
    isPublic: list.isPublic && !list.isHidden,
    updatedAt: list.updatedAt,
  };
}

/** The side of the fans' ranking. */
export function toComparedConsensus(
  subject: Subject,
  consensus: PublishedConsensus | null,
  path: string,
): ComparedRanking {
  const { ballots = 0 } = consensus ?? {};
  const ranks = getConsensusRanks(consensus);
  const itemIds = [...ranks.keys()];
  const seasonId = findSubjectSeason(subject)?.id ?? '';
  return {
    name: `The fans' ranking of ${formatSubject(subject)}`,
    path,
    isOwn: false,
    isSpoiler: false,
    ballots,
    items: toListedItems({ itemIds, itemSeasonIds: itemIds.map(() => seasonId) }),
    ranks,
    isPublic: true,
    updatedAt: consensus?.publishedAt ?? '',
  };
}

/** What both rank, for a chart or a table of it. */
export type SharedRanks = {
  readonly shared: readonly SharedItem[];
  /** The heads of the two columns. */
  readonly labels: readonly [string, string];
  readonly findItem: FindItem;
};

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
