import { findSeasonsOfContestant } from '@outrank/shared/catalogue/catalogue';
import { searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import { useMemo } from 'react';
import { useSeasons, useShield } from '#reader/useShield.ts';

/** What a text finds: seasons, each contestant once with the seasons that the reader has watched, and how many more are hidden. */
export function useMatches(text: string) {
  const { hasWatched } = useShield();
  const allSeasons = useSeasons();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is in the catalogue, which `allSeasons` stands for
  return useMemo(() => {
    const found = searchCatalogue(text);
    const contestants = found.contestants.flatMap(({ contestant }) => {
      const [first, ...later] = findSeasonsOfContestant(contestant.id).filter(({ id }) => hasWatched(id));
      return first ? [{ contestant, seasons: [first, ...later] as const }] : [];
    });
    return { ...found, contestants, hidden: found.contestants.length - contestants.length };
  }, [text, hasWatched, allSeasons]);
}
