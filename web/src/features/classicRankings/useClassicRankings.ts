import { useQuery } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { whenContentReady } from '#ui/lazyComponent.ts';

export const classicRankingsKey = ['classicRankings'];

/** The classic rankings document, undefined until it is read. `LiveClassicRankings` keeps it up to date. */
export function useClassicRankings() {
  return useQuery({
    queryKey: classicRankingsKey,
    queryFn: async () => {
      await whenContentReady();
      const { readClassicRankings } = await import('#data/lists/readClassicRankings.ts');
      return readClassicRankings(db);
    },
    meta: { isAfterContent: true },
  }).data;
}
