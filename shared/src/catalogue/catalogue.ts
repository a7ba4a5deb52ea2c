import { normalizeText } from '../text/normalizeText.ts';
import { toSlugs } from '../text/slug.ts';
import { type CatalogueRow, catalogueRows, nicknameRows } from './catalogue.generated.ts';

export type Contestant = {
  /** A slug of the name, which is the same in every season. */
  readonly id: string;
  readonly name: string;
};

export type Season = {
  /** `s` and the number: `s20`. */
  readonly id: string;
  /** The full name; `formatSeasonName` strips the leading 'Survivor'. */
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

/** All seasons in order: s1 to s47 without s34. Seasons 26, 31 and 40 have no contestants. */
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

/** Converts a season id of older data, a plain number (`20`), to its current form (`s20`). */
export function normalizeSeasonId(id: string): string {
  return /^[0-9]+$/.test(id) ? `s${Number(id)}` : id;
}

/** The season of an id (`s20` or `20`), or undefined. */
export function findSeason(id: string): Season | undefined {
  return seasonsById.get(normalizeSeasonId(id));
}

export function findContestant(id: string): Contestant | undefined {
  return contestantsById.get(id);
}

/** The seasons of a contestant, earliest first. Empty for an unknown slug. */
export function findSeasonsOfContestant(id: string): readonly Season[] {
  return appearances.get(id) ?? [];
}

/** 'Survivor: Borneo' becomes 'Borneo', 'Survivor 41' becomes '41'. */
export function formatSeasonName(name: string): string {
  return name.replace(/^Survivor:? /, '');
}

export type ContestantMatch = { readonly contestant: Contestant; readonly season: Season };
export type CatalogueMatches = {
  readonly seasons: readonly Season[];
  /** Each contestant once, with the first season. */
  readonly contestants: readonly ContestantMatch[];
};

const normalizedNames = new Map<string, string>();

/** A name as searches compare it. Remembered, because normalizing all names at every letter makes typing lag. */
function normalizeName(name: string): string {
  const normalized = normalizedNames.get(name) ?? normalizeText(name);
  normalizedNames.set(name, normalized);
  return normalized;
}

function rankSeason(season: Season, query: string): number {
  if (String(season.seasonNumber) === query) return 0;
  if (String(season.seasonNumber).startsWith(query)) return 1;
  return normalizeName(season.name).includes(query) ? 2 : -1;
}

/** Contestants with another name of which a word begins with the query. */
function findByNickname(query: string): Contestant[] {
  const names = nicknameRows
    .filter(([nickname]) => ` ${normalizeText(nickname)}`.includes(` ${query}`))
    .map(([, name]) => name);
  return [...contestantsById.values()].filter(({ name }) => names.includes(name));
}

/**
 * Finds seasons by name or number, and contestants by name and then by nickname, each once. Ignores case, accents and
 * surrounding blanks. A number finds its own season first, then seasons whose number starts with it. Blank text finds nothing.
 */
export function searchCatalogue(text: string): CatalogueMatches {
  const query = normalizeText(text);
  if (query === '') return { seasons: [], contestants: [] };
  const ranked = seasons
    .map((season) => ({ season, rank: rankSeason(season, query) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.season.seasonNumber - b.season.seasonNumber);
  const named = [...contestantsById.values()].filter(({ name }) => normalizeName(name).includes(query));
  const people = new Set([...named, ...findByNickname(query)]);
  return {
    seasons: ranked.map(({ season }) => season),
    contestants: [...people].flatMap((contestant) => {
      const season = findSeasonsOfContestant(contestant.id)[0];
      return season ? [{ contestant, season }] : [];
    }),
  };
}
