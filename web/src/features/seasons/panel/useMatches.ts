import { findSeasonsOfContestant } from '@outrank/shared/catalogue/catalogue';
import { type CatalogueMatches, searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import { useMemo } from 'react';
import { useShield } from '#spoilers/useShield.ts';

type Matches = CatalogueMatches & {
  /** How many more contestants match, of whom the reader has watched no season. */
  readonly hidden: number;
};

/** What a search text finds: each contestant with the first season, of those that the reader has watched. */
export function useMatches(text: string): Matches {
  const { hasWatched } = useShield();
  return useMemo(() => {
    const found = searchCatalogue(text);
    const contestants = found.contestants.flatMap(({ contestant }) => {
      const season = findSeasonsOfContestant(contestant.id).find(({ id }) => hasWatched(id));
      return season ? [{ contestant, season }] : [];
    });
    return { ...found, contestants, hidden: found.contestants.length - contestants.length };
  }, [text, hasWatched]);
}

/** Says that matches are hidden, without telling who; undefined when none are. */
export function describeHidden(hidden: number): string | undefined {
  if (hidden === 0) return undefined;
  return `${hidden === 1 ? 'A match is' : `${hidden} matches are`} from seasons you haven’t watched.`;
}
