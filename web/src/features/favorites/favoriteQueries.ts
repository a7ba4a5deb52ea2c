import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { type FavoritePage, readFavoriteKeys, readFavorites } from '#data/reactions/favorites.ts';
import { batchReads } from '#data/reactions/reactions.ts';

/** Two rows on Home at once, the rest on demand. */
export const FAVORITES_PAGE = 6;

const readTogether = batchReads((uid, keys) => readFavoriteKeys(db, uid, keys));

export const favoriteQueries = {
  /** Whether a list is the fan's favorite; the cards of a page ask together. */
  of: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['favorites', uid, 'of', listKeyText(key)],
      queryFn: async ({ client }) => {
        // The cards of a shelf begin before the shelf itself, in the same moment.
        await Promise.resolve();
        const keys = (await allFavorites(client, uid)) ?? (await readTogether(uid, key));
        return keys.has(listKeyText(key));
      },
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
      meta: { isRemembered: true },
    }),
};

/** How old the pages may be that tell of every list whether it is a favorite, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * All of a fan's favorites, when the page shows them and they are few enough to be read already, or just being read.
 * Then no card need ask for its own. Asks for nothing by itself.
 */
async function allFavorites(client: QueryClient, uid: string): Promise<ReadonlySet<string> | undefined> {
  const newest = { ...favoriteQueries.newest(uid), staleTime: FRESH_MS };
  const query = client.getQueryCache().find({ queryKey: newest.queryKey, exact: true });
  if (!query || (query.state.fetchStatus === 'idle' && query.isStaleByTime(FRESH_MS))) return undefined;
  const known = await client.fetchInfiniteQuery(newest).catch(() => undefined);
  if (!known || known.pages.at(-1)?.next) return undefined;
  return new Set(known.pages.flatMap(({ favorites }) => favorites.map(listKeyText)));
}
