import { normalizeText } from '../text/text.ts';
import {
  type Contestant,
  findSeasonsOfContestant,
  getContestants,
  getSeasons,
  type Season,
} from './catalogue.ts';
import { nicknameRows } from './nicknames.generated.ts';

function rankSeason(season: Season, query: string): number {
  if (String(season.seasonNumber) === query) return 0;
  if (String(season.seasonNumber).startsWith(query)) return 1;
  return normalizeText(season.name).includes(query) ? 2 : -1;
}

/** The other names of a contestant. */
export function findNicknames(name: string): readonly string[] {
  return nicknameRows.filter(([, known]) => known === name).map(([nickname]) => nickname);
}

/** Contestants with another name of which a word begins with the query. */
function findByNickname(query: string): Contestant[] {
  const names = nicknameRows
    .filter(([nickname]) => ` ${normalizeText(nickname)}`.includes(` ${query}`))
    .map(([, name]) => name);
  return getContestants().filter(({ name }) => names.includes(name));
}

/**
 * Finds seasons by name or number, and contestants by name and then by nickname, each once, with the first season. Ignores case, accents,
 * punctuation and surrounding blanks. A number finds its own season first, then seasons whose number starts with it. Blank text finds nothing.
 */
export function searchCatalogue(text: string) {
  const query = normalizeText(text);
  if (query === '') return { seasons: [], contestants: [] };
  const ranked = getSeasons()
    .map((season) => ({ season, rank: rankSeason(season, query) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.season.seasonNumber - b.season.seasonNumber);
  const named = getContestants().filter(({ name }) => normalizeText(name).includes(query));
  const people = new Set([...named, ...findByNickname(query)]);
  return {
    seasons: ranked.map(({ season }) => season),
    contestants: [...people].flatMap((contestant) => {
      const season = findSeasonsOfContestant(contestant.id)[0];
      return season ? [{ contestant, season }] : [];
    }),
  };
}
