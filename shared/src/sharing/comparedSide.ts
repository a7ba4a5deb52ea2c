import { getConsensusRanks, getListRanks, type Ranks } from '../consensus/compareOrders.ts';
import type { PublishedConsensus } from '../consensus/consensus.ts';
import type { RankingKey } from '../consensus/rankingKey.ts';
import { findSubjectSeason } from '../consensus/subject.ts';
import type { ListKey } from '../documents/list.ts';
import type { Subject } from '../documents/results.ts';
import type { RankedList } from '../lists/rankedList.ts';
import type { PickedItem } from './shareParts.ts';
import { FANS } from './shareSource.ts';

/** One side of a comparison. */
export type ComparedSide = {
  readonly key: RankingKey;
  /** Undefined for the fans' ranking. */
  readonly ownerId: string | undefined;
  /** Who made it: the user's name, or `FANS`. */
  readonly author: string;
  /** The list's name, or `FANS`. */
  readonly name: string;
  readonly ranks: Ranks;
  readonly items: readonly PickedItem[];
  readonly isTaggedSpoiler: boolean;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
};

export function toListSide(key: ListKey, list: RankedList): ComparedSide {
  return {
    key,
    ownerId: list.userId,
    author: list.userName,
    name: list.name,
    ranks: getListRanks(list),
    items: list.items,
    isTaggedSpoiler: list.tags.includes('spoiler'),
    updatedAt: Date.parse(list.updatedAt),
  };
}

/** The side of the fans' ranking. It has no ranks while too few lists count. */
export function toConsensusSide(
  subject: Subject,
  consensus: PublishedConsensus | null | undefined,
): ComparedSide {
  const ranks = getConsensusRanks(consensus);
  const seasonId = findSubjectSeason(subject)?.id ?? '';
  return {
    key: subject,
    ownerId: undefined,
    author: FANS,
    name: FANS,
    ranks,
    items: [...ranks.keys()].map((id) => ({ id, seasonId })),
    isTaggedSpoiler: false,
    updatedAt: Date.parse(consensus?.publishedAt ?? ''),
  };
}
