import { type Contestant, findSeasonsOfContestant, type Season } from '@outrank/shared/catalogue/catalogue';
import { type CatalogueMatches, searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import { useMemo } from 'react';
import { useSeasons, useShield } from '#spoilers/useShield.ts';

type Matches = Pick<CatalogueMatches, 'seasons'> & {
  /** Each once, with the seasons that the reader has watched. */
  readonly contestants: readonly {
    readonly contestant: Contestant;
    readonly seasons: readonly [Season, ...Season[]];
  }[];
  /** How many more contestants match, of whom the reader has watched no season. */
  readonly hidden: number;
};

export function useMatches(text: string): Matches {
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
