import {
  findContestant,
  findSeason,
  findSeasonsOfContestant,
  formatSeasonName,
  normalizeSeasonId,
} from '../catalogue/catalogue.ts';
import { headshotPath, type PicturePath, seasonLogoPath } from '../catalogue/pictures.ts';

/** One place of a ranking: a contestant or a season, as the catalogue knows it. */
export type ListedItem = {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: PicturePath;
  readonly isSeason: boolean;
  /** Contestants only: the season they were picked from. */
  readonly seasonId?: string;
  readonly seasonName?: string;
  /** The catalogue does not know the id (or its season): shown as a placeholder, kept on save. */
  readonly isUnknown?: true;
};

/** The two parallel arrays that a list document holds; a season's second entry is `''`. */
export type StoredItems = { itemIds: string[]; itemSeasonIds: string[] };

const SEASON_ID = /^s?[0-9]+$/;

/** A slug or a season id in its stored form; `20` and `s20` are one season. */
export function isSeasonId(id: string): boolean {
  return SEASON_ID.test(id);
}

export function seasonItem(seasonId: string): ListedItem {
  const id = normalizeSeasonId(seasonId);
  const season = findSeason(id);
  const known = { id, imageUrl: seasonLogoPath(id), isSeason: true } as const;
  return season
    ? { ...known, name: formatSeasonName(season.name) }
    : { ...known, name: `Season ${id.slice(1)}`, isUnknown: true };
}

/** Without a season, the contestant's first one counts. */
export function contestantItem(id: string, seasonId = ''): ListedItem {
  const contestant = findContestant(id);
  const season = seasonId ? findSeason(seasonId) : findSeasonsOfContestant(id)[0];
  const pickedFrom = season?.id ?? normalizeSeasonId(seasonId);
  return {
    id,
    name: contestant?.name ?? id.replaceAll('-', ' '),
    imageUrl: headshotPath(id, pickedFrom),
    isSeason: false,
    seasonId: pickedFrom,
    seasonName: season ? formatSeasonName(season.name) : '',
    ...(contestant && season ? {} : { isUnknown: true as const }),
  };
}

export function toListedItems({ itemIds, itemSeasonIds }: StoredItems): ListedItem[] {
  return itemIds.map((id, index) =>
    isSeasonId(id) ? seasonItem(id) : contestantItem(id, itemSeasonIds[index]),
  );
}

export function toStoredItems(items: readonly ListedItem[]): StoredItems {
  return {
    itemIds: items.map(({ id }) => id),
    itemSeasonIds: items.map(({ seasonId }) => seasonId ?? ''),
  };
}
