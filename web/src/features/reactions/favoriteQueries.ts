import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { type FavoritePage, readFavoriteKeys, readFavorites } from '#data/reactions/favorites.ts';
import { batchReads } from '#data/reactions/reactions.ts';
import { whenCardsAreShown } from './whenCardsAreShown.ts';

/** Home shows one row at once, and two more at each request. */
export const FIRST_FAVORITES = HOME_SECTION_LISTS;
const MORE_FAVORITES = 2 * HOME_SECTION_LISTS;

const readInBatch = batchReads({
  gather: whenCardsAreShown,
  read: async (uid, keys, client: QueryClient) =>
    (await getAllFavorites(client, uid)) ?? readFavoriteKeys(db, uid, keys),
});

export const favoriteQueries = {
  /** Whether a list is one of the user's favorites. The cards of a page share one read. */
  detail: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['favorites', uid, 'detail', listKeyText(key)],
      queryFn: async ({ client }) => (await readInBatch(uid, key, client)).has(listKeyText(key)),
    }),
  /** The user's favorites, last added first. */
  newest: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['favorites', uid, 'newest'],
      queryFn: async ({ client, pageParam }) => {
        const page = await readFavorites(db, uid, pageParam ? MORE_FAVORITES : FIRST_FAVORITES, pageParam);
        // The page answers the queries of its own cards.
        for (const key of page.favorites) {
          client.setQueryData(favoriteQueries.detail(uid, key).queryKey, (known) => known ?? true);
        }
        return page;
      },
      initialPageParam: undefined as FavoritePage['next'],
      getNextPageParam: ({ next }) => next,
      meta: { isPersisted: true },
    }),
};

/** Loaded pages of favorites answer for every list while they are younger than this, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * All of a user's favorites, when the cached pages hold all of them or a read of them is under way; otherwise undefined.
 * It starts no read itself.
 */
async function getAllFavorites(client: QueryClient, uid: string): Promise<ReadonlySet<string> | undefined> {
  const newest = { ...favoriteQueries.newest(uid), staleTime: FRESH_MS };
  const query = client.getQueryCache().find({ queryKey: newest.queryKey, exact: true });
  if (!query || (query.state.fetchStatus === 'idle' && query.isStaleByTime(FRESH_MS))) return undefined;
  const known = await client.fetchInfiniteQuery(newest).catch(() => undefined);
  if (!known || known.pages.at(-1)?.next) return undefined;
  return new Set(known.pages.flatMap(({ favorites }) => favorites.map(listKeyText)));
}
