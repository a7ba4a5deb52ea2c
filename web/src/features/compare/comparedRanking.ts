import { getConsensusRanks, getListRanks, type SharedItem } from '@outrank/shared/consensus/compareOrders';
import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { findSubjectSeason, formatSubject } from '@outrank/shared/consensus/subject';
import type { ListKey } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';
import { type ListedItem, listedItem, toListedItems } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { ComparedSide } from '@outrank/shared/sharing/kinds/comparisonShare';
import { FANS } from '@outrank/shared/sharing/shareSource';
import type { ShownItem, SpoilerShield } from '@outrank/shared/spoilers/spoilerShield';

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

export function toComparedList(key: ListKey, list: RankedList, uid: string, path: string): ComparedRanking {
  return {
    key,
    ownerId: list.userId,
    author: list.userName,
    name: list.name,
    title: list.name,
    path,
    isOwn: list.userId === uid,
    isTaggedSpoiler: list.tags.includes('spoiler'),
    items: list.items,
    ranks: getListRanks(list),
    isPublic: list.isPublic && !list.isHidden,
    updatedAt: Date.parse(list.updatedAt),
  };
}

/** The side of the fans' ranking. */
export function toComparedConsensus(
  subject: Subject,
  consensus: PublishedConsensus | null,
  path: string,
): ComparedRanking {
  const ranks = getConsensusRanks(consensus);
  const itemIds = [...ranks.keys()];
  const seasonId = findSubjectSeason(subject)?.id ?? '';
  return {
    key: subject,
    ownerId: undefined,
    author: FANS,
    name: FANS,
    title: `The fans' ranking of ${formatSubject(subject)}`,
    path,
    isOwn: false,
    isTaggedSpoiler: false,
    ballots: consensus?.ballots ?? 0,
    items: toListedItems({ itemIds, itemSeasonIds: itemIds.map(() => seasonId) }),
    ranks,
    isPublic: true,
    updatedAt: Date.parse(consensus?.publishedAt ?? ''),
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
