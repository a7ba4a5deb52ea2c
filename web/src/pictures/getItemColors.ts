import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import type { ListedItem } from '@outrank/shared/lists/listedItem';

/** The number of the season that an item belongs to. A season that the catalogue does not know has the number in its id. */
export function getSeasonNumber(item: ListedItem): number {
  const seasonId = item.isSeason ? item.id : (item.seasonId ?? '');
  return findSeason(seasonId)?.seasonNumber ?? Number(seasonId.slice(1));
}

/** The two colors of the season that an item belongs to. */
export function getItemColors(item: ListedItem): readonly [string, string] {
  return seasonColors(getSeasonNumber(item));
}
