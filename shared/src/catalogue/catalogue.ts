import { toSlug } from '../text/text.ts';
import { type CatalogueRow, catalogueRows } from './catalogue.generated.ts';

export type Contestant = {
  /** A slug of the name, which is the same in every season. */
  readonly id: string;
  readonly name: string;
};

export type Season = {
  /** `s` and the number: `s20`. */
  readonly id: string;
  /** The full name; `formatSeasonName` and `stripSurvivor` shorten it. */
  readonly name: string;
  readonly seasonNumber: number;
  /** Year of the premiere. */
  readonly year: number;
  readonly contestants: readonly Contestant[];
};

function toSeason([seasonNumber, name, year, names]: CatalogueRow): Season {
  const contestants = names.split('|').filter(Boolean);
  return {
    id: `s${seasonNumber}`,
    name,
    seasonNumber,
    year,
    contestants: contestants.map((each) => ({ id: toSlug(each), name: each })),
  };
}

/** The seasons that the app is built with: s1 to s47 without s34. Seasons 26, 31 and 40 have no contestants. */
export const builtInSeasons: readonly Season[] = catalogueRows.map(toSeason);

/** A season as it is published on top of those (`documents/publishedSeasons.ts`). */
export type PublishedSeason = {
  readonly number: number;
  readonly name: string;
  readonly year: number;
  /** Names, which ids are made of. */
  readonly contestants: readonly string[];
  /** The names in the same order, once one was corrected. */
  readonly corrected?: readonly string[] | undefined;
};

/** The cast of a published season: ids stay when a name is corrected. */
export function getPublishedCast({ contestants, corrected }: PublishedSeason): readonly Contestant[] {
  return contestants.map((name, index) => ({ id: toSlug(name), name: corrected?.[index] ?? name }));
}

function createCatalogue(seasons: readonly Season[]) {
  const appearances = new Map<string, Season[]>();
  const contestants = new Map<string, Contestant>();
  for (const season of seasons) {
    for (const contestant of season.contestants) {
      contestants.set(contestant.id, contestant);
      appearances.set(contestant.id, [...(appearances.get(contestant.id) ?? []), season]);
    }
  }
  return {
    seasons,
    seasonsById: new Map(seasons.map((season) => [season.id, season])),
    contestants,
    appearances,
  };
}

/** Replaced as a whole. What depends on it must not be computed when a module loads (docs/decisions/021-published-seasons.md). */
let catalogue = createCatalogue(builtInSeasons);

/** Puts published seasons on top of the built-in ones, in place of earlier published ones. A built-in cast stays. */
export function setPublishedSeasons(published: readonly PublishedSeason[]): void {
  const seasons = new Map(builtInSeasons.map((season) => [season.seasonNumber, season]));
  for (const season of published) {
    const { number, name, year } = season;
    if (hasBuiltInCast(number)) continue;
    seasons.set(number, { ...toSeason([number, name, year, '']), contestants: getPublishedCast(season) });
  }
  catalogue = createCatalogue([...seasons.values()].sort((a, b) => a.seasonNumber - b.seasonNumber));
}

export function hasBuiltInCast(seasonNumber: number): boolean {
  return builtInSeasons.some(
    (season) => season.seasonNumber === seasonNumber && season.contestants.length > 0,
  );
}

/** All seasons in order. The same array until the published ones change. */
export const getSeasons = (): readonly Season[] => catalogue.seasons;

/** Everybody once, in the order of their first seasons. */
export const getContestants = (): readonly Contestant[] => [...catalogue.contestants.values()];

/** Converts a season id of older data, a plain number (`20`), to its current form (`s20`). */
export function normalizeSeasonId(id: string): string {
  return /^[0-9]+$/.test(id) ? `s${Number(id)}` : id;
}

const SEASON_ID = /^s?[0-9]+$/;

/** Whether a stored id is a season's and not a contestant's slug. `20` and `s20` are the same season. */
export function isSeasonId(id: string): boolean {
  return SEASON_ID.test(id);
}

/** The season of an id (`s20` or `20`), or undefined. */
export function findSeason(id: string): Season | undefined {
  return catalogue.seasonsById.get(normalizeSeasonId(id));
}

export function findContestant(id: string): Contestant | undefined {
  return catalogue.contestants.get(id);
}

/** The seasons of a contestant, earliest first. Empty for an unknown slug. */
export function findSeasonsOfContestant(id: string): readonly Season[] {
  return catalogue.appearances.get(id) ?? [];
}

/** A season's name on its own card: 'Survivor: Borneo' becomes 'Borneo', 'Survivor 41' becomes '41'. */
export function stripSurvivor(name: string): string {
  return name.replace(/^Survivor:? /, '');
}

/** A season's name beside anything else: 'Survivor: Borneo' becomes 'Borneo', 'Survivor 41' becomes 'Season 41'. */
export function formatSeasonName(name: string): string {
  return stripSurvivor(name).replace(/^\d+$/, 'Season $&');
}

/** The same of an id; an id that the catalogue lacks is its own name. */
export function nameSeason(seasonId: string): string {
  return formatSeasonName(findSeason(seasonId)?.name ?? seasonId);
}
