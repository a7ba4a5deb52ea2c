import type { Season } from '@outrank/shared/catalogue/catalogue';

/** What the build knows of its files (web/build/factsFiles.ts). */
declare const FACTS: { readonly hash: string; readonly places: Readonly<Record<string, string>> };

/** Part of the names of the files. */
export const factsHash = (): string => FACTS.hash;

/** The country of a season; undefined when there are no facts about it, as perhaps about the newest. */
export const findFilmingPlace = (seasonId: string): string | undefined => FACTS.places[seasonId];

/** When and where: `2010 · Samoa`. */
export function describeSeason({ id, year }: Pick<Season, 'id' | 'year'>): string {
  return [year, findFilmingPlace(id)].filter(Boolean).join(' · ');
}
