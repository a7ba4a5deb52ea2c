import { useQuery } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { whenContentIsShown } from '#ui/afterContent.ts';

export const classicRankingsKey = ['classicRankings'];

/** The classic rankings document, undefined until it is read. `LiveClassicRankings` keeps it up to date. */
export function useClassicRankings() {
  return useQuery({
    queryKey: classicRankingsKey,
    queryFn: async () => {
      await whenContentIsShown();
      const { readClassicRankings } = await import('#data/lists/classicRankings.ts');
      return readClassicRankings(db);
    },
    meta: { isAfterContent: true },
  }).data;
}
