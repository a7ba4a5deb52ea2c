import { ENOUGH_BALLOTS } from '../limits.ts';
import type { RankedList } from '../lists/rankedList.ts';
import type { Ranks } from './compareOrders.ts';
import type { PublishedConsensus } from './consensus.ts';
import { findItemName } from './subject.ts';

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
