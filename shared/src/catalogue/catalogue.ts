import { searchText } from '../text/searchText.ts';
import { toSlugs } from '../text/slug.ts';
import { type CatalogueRow, catalogueRows } from './catalogue.generated.ts';

export type Contestant = {
  /** A slug of the name, the same in every season: one person, one id. */
  readonly id: string;
  readonly name: string;
};

export type Season = {
  /** `s` and the number: `s20`. */
  readonly id: string;
  /** As the show spells it; `formatSeasonName` strips the leading word. */
  readonly name: string;
  readonly seasonNumber: number;
  /** Year of the premiere. */
  readonly year: number;
  readonly contestants: readonly Contestant[];
};

function toSeason([seasonNumber, name, year, names]: CatalogueRow): Season {
  const ids = toSlugs(names).split('|');
  const contestants = names.split('|').filter(Boolean);
  return {
    id: `s${seasonNumber}`,
    name,
    seasonNumber,
    year,
    contestants: contestants.map((each, index) => ({ id: ids[index] ?? '', name: each })),
  };
}

/** All seasons in order: s1 to s47 without s34; 26, 31 and 40 hold no contestants. */
export const seasons: readonly Season[] = catalogueRows.map(toSeason);

const seasonsById = new Map(seasons.map((season) => [season.id, season]));

const appearances = new Map<string, Season[]>();
const contestantsById = new Map<string, Contestant>();
for (const season of seasons) {
  for (const contestant of season.contestants) {
    contestantsById.set(contestant.id, contestant);
    appearances.set(contestant.id, [...(appearances.get(contestant.id) ?? []), season]);
  }
}

/** Season ids as stored: `s20`. Older data holds plain numbers (`20`), which mean the same. */
export function normalizeSeasonId(id: string): string {
  return /^[0-9]+$/.test(id) ? `s${Number(id)}` : id;
}

/** The season of an id (`s20` or `20`), or undefined when the catalogue has none. */
export function findSeason(id: string): Season | undefined {
  return seasonsById.get(normalizeSeasonId(id));
}

/** The contestant of a slug, or undefined when the catalogue has none. */
export function findContestant(id: string): Contestant | undefined {
  return contestantsById.get(id);
}

/** The seasons of a contestant, earliest first; empty for an unknown slug. */
export function findSeasonsOfContestant(id: string): readonly Season[] {
  return appearances.get(id) ?? [];
}

/** 'Survivor: Borneo' is shown as 'Borneo', 'Survivor 41' as '41'. */
export function formatSeasonName(name: string): string {
  return name.replace(/^Survivor:? /, '');
}

export type ContestantMatch = { readonly contestant: Contestant; readonly season: Season };
export type CatalogueMatches = {
  readonly seasons: readonly Season[];
  /** One for each person, with the first season that they played. */
  readonly contestants: readonly ContestantMatch[];
};

function seasonRank(season: Season, wanted: string): number {
  if (String(season.seasonNumber) === wanted) return 0;
  if (String(season.seasonNumber).startsWith(wanted)) return 1;
  return searchText(season.name).includes(wanted) ? 2 : -1;
}

/**
 * Seasons by name or number and contestants by name; case, accents and surrounding blanks do not matter.
 * A number finds its own season first, then those that begin with it. Blank text finds nothing.
 */
export function searchCatalogue(text: string): CatalogueMatches {
  const wanted = searchText(text);
  if (wanted === '') return { seasons: [], contestants: [] };
  const ranked = seasons
    .map((season) => ({ season, rank: seasonRank(season, wanted) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.season.seasonNumber - b.season.seasonNumber);
  const people = [...contestantsById.values()].filter(({ name }) => searchText(name).includes(wanted));
  return {
    seasons: ranked.map(({ season }) => season),
    contestants: people.flatMap((contestant) => {
      const season = findSeasonsOfContestant(contestant.id)[0];
      return season ? [{ contestant, season }] : [];
    }),
  };
}
