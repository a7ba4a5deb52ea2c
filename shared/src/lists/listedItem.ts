import {
  findContestant,
  findSeason,
  findSeasonsOfContestant,
  formatSeasonName,
  isSeasonId,
  normalizeSeasonId,
} from '../catalogue/catalogue.ts';
import { headshotPath, type PicturePath, seasonLogoPath } from '../catalogue/pictures.ts';
import type { StoredItems, StoredNotes } from '../documents/list.ts';
import type { ListType } from '../documents/tags.ts';
import { findEntry } from '../members.ts';

/** An entry of a list: a contestant or a season, with data from the catalogue. */
export type ListedItem = {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: PicturePath;
  readonly isSeason: boolean;
  /** Only for contestants: the season that the user picked them from. */
  readonly seasonId?: string;
  readonly seasonName?: string;
  /** The id or its season is not in the catalogue. The item is shown as a placeholder and saved unchanged. */
  readonly isUnknown?: true;
  /** What the owner of the list says about it, on one line. In the editor as typed, elsewhere trimmed. */
  readonly note?: string;
};

/** Ids come from users, so an unknown one is never shown: its words could say anything. */
const UNKNOWN_SEASON = 'Unknown season';
const UNKNOWN_CONTESTANT = 'Unknown castaway';

export function seasonItem(seasonId: string): ListedItem {
  const id = normalizeSeasonId(seasonId);
  const season = findSeason(id);
  const known = { id, imageUrl: seasonLogoPath(id), isSeason: true } as const;
  return season
    ? { ...known, name: formatSeasonName(season.name) }
    : { ...known, name: UNKNOWN_SEASON, isUnknown: true };
}

/**
 * Without `seasonId`, the contestant's first season is used, and also instead of one whose contestants the catalogue knows
 * without them: lists come from users, and the spoiler shield shows an item by its season.
 */
export function contestantItem(id: string, seasonId = ''): ListedItem {
  const contestant = findContestant(id);
  const played = findSeasonsOfContestant(id);
  const named = findSeason(seasonId);
  const isWrong = played.length > 0 && named?.contestants.length && !played.includes(named);
  const season = seasonId === '' || isWrong ? played[0] : named;
  const pickedFrom = season?.id ?? normalizeSeasonId(seasonId);
  return {
    id,
    name: contestant?.name ?? UNKNOWN_CONTESTANT,
    imageUrl: headshotPath(id, pickedFrom),
    isSeason: false,
    seasonId: pickedFrom,
    seasonName: season ? formatSeasonName(season.name) : '',
    ...(contestant && season ? {} : { isUnknown: true as const }),
  };
}

/** An item by its id, whichever it is. */
export function listedItem(id: string, seasonId?: string): ListedItem {
  return isSeasonId(id) ? seasonItem(id) : contestantItem(id, seasonId);
}

export function toListedItems(
  { itemIds, itemSeasonIds }: StoredItems,
  notes: StoredNotes = {},
): ListedItem[] {
  return itemIds.map((id, index) => {
    const item = listedItem(id, itemSeasonIds[index]);
    const note = findEntry(notes, id);
    return note === undefined ? item : { ...item, note };
  });
}

export function toStoredItems(items: readonly ListedItem[]): StoredItems {
  return {
    itemIds: items.map(({ id }) => id),
    itemSeasonIds: items.map(({ seasonId }) => seasonId ?? ''),
  };
}

/** `season-ranking` if any item is a season, otherwise `survivor-ranking`, also for an empty list. */
export function getListType(items: readonly { readonly isSeason: boolean }[]): ListType {
  return items.some(({ isSeason }) => isSeason) ? 'season-ranking' : 'survivor-ranking';
}
