import { type ListKey, listKeyText } from '@outrank/shared/documentPaths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type FavoritePage, readFavoriteKeys, readFavorites } from '#data/favorites.ts';
import { db } from '#data/firestore.ts';
import { gatherReads } from '#data/marks.ts';

/** Two rows on Home at once, the rest on demand. */
export const FAVORITES_PAGE = 6;

const readTogether = gatherReads((uid, keys) => readFavoriteKeys(db, uid, keys));

export const favoriteQueries = {
  /** Whether a list is the fan's favorite; the cards of a page ask together. */
  of: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['favorites', uid, 'of', listKeyText(key)],
      queryFn: async () => (await readTogether(uid, key)).has(listKeyText(key)),
    }),
  /** The fan's favorites, last added first. */
  newest: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['favorites', uid, 'newest'],
      queryFn: async ({ client, pageParam }) => {
        const page = await readFavorites(db, uid, FAVORITES_PAGE, pageParam);
        // What is in it is known to be a favorite; its cards need not ask again.
        for (const key of page.favorites) {
          client.setQueryData(favoriteQueries.of(uid, key).queryKey, (known) => known ?? true);
        }
        return page;
      },
      initialPageParam: undefined as FavoritePage['next'],
      getNextPageParam: ({ next }) => next,
    }),
};
