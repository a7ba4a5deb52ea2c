import { findSeason, isSeasonId, seasons } from '../catalogue/catalogue.ts';
import type { SpoilerShield } from './openShield.ts';
import type { ShownItem } from './shielded.ts';

type Listed = { readonly id: string; readonly seasonId?: string | undefined };

/**
 * The seasons of a list that the reader has not watched, in the order in which they aired: that of the list would tell where
 * they stand.
 */
export function findUnwatchedSeasons(shield: SpoilerShield, items: readonly Listed[]): readonly string[] {
  const ids = items.map(({ id, seasonId = '' }) => (isSeasonId(id) ? id : seasonId));
  const listed = new Set(ids.map((id) => findSeason(id)?.id));
  return seasons.map(({ id }) => id).filter((id) => listed.has(id) && !shield.hasWatched(id));
}

/** Whether nothing in a list can be a spoiler for the reader, who has watched every season in it. */
export function hasWatchedAll(shield: SpoilerShield, items: readonly ShownItem[]): boolean {
  return (
    shield.isOn &&
    items.every(({ isHidden }) => !isHidden) &&
    findUnwatchedSeasons(shield, items).length === 0
  );
}
