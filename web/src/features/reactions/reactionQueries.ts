import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import type { UpvoteState } from '@outrank/shared/lists/upvote';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readEntry } from '#data/lists/lists.ts';
import { type FavoritePage, readFavoriteKeys, readFavorites } from '#data/reactions/favorites.ts';
import { readUpvoted } from '#data/reactions/upvotes.ts';

/** Within this time, in milliseconds, the lists of a page arrive together and their cards are mounted. */
const MOUNT_MS = 100;

/**
 * Lets each card request the reactions on its list, but reads once for all cards that are mounted together, because Firestore
 * bills a query without results too. The result for each card holds the reactions on all of them.
 */
export function batchReads<Reactions>(read: (uid: string, keys: readonly ListKey[]) => Promise<Reactions>) {
  const batches = new Map<string, { readonly keys: ListKey[]; readonly reactions: Promise<Reactions> }>();

  async function readBatch(uid: string, keys: readonly ListKey[]): Promise<Reactions> {
    await new Promise((resolve) => setTimeout(resolve, MOUNT_MS));
    batches.delete(uid);
    return read(uid, keys);
  }

  return (uid: string, key: ListKey): Promise<Reactions> => {
    const batch = batches.get(uid);
    if (batch) {
      batch.keys.push(key);
      return batch.reactions;
    }
    const keys = [key];
    const reactions = readBatch(uid, keys);
    batches.set(uid, { keys, reactions });
    return reactions;
  };
}

const readUpvotesInBatch = batchReads((uid, keys) => readUpvoted(uid, keys));

export const upvoteQueries = {
  /** A user's upvote of a list. The cards of a page share one read. */
  detail: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['upvotes', uid, listKeyText(key)],
      queryFn: async ({ client, queryKey }) => {
        const votedAt = (await readUpvotesInBatch(uid, key)).get(listKeyText(key));
        return { ...client.getQueryData<UpvoteState>(queryKey), votedAt };
      },
    }),
};

/** Home shows one row at once, and two more at each request. */
const FIRST_FAVORITES = HOME_SECTION_LISTS;
const MORE_FAVORITES = 2 * HOME_SECTION_LISTS;

const readFavoritesInBatch = batchReads((uid, keys) => readFavoriteKeys(uid, keys));

export const favoriteQueries = {
  /** Whether a list is one of the user's favorites. The cards of a page share one read. */
  detail: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['favorites', uid, 'detail', listKeyText(key)],
      queryFn: async () => (await readFavoritesInBatch(uid, key)).has(listKeyText(key)),
    }),
  /**
   * The lists among the user's favorites, last added first. Those that were deleted or hidden are left out. The key begins like
   * that of every query on lists, which are read again after a change.
   */
  newest: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['lists', 'favorites', uid],
      queryFn: async ({ client, pageParam }) => {
        const page = await readFavorites(uid, pageParam ? MORE_FAVORITES : FIRST_FAVORITES, pageParam);
        const entries = await Promise.all(page.favorites.map((key) => readEntry(key)));
        // The page answers the queries of its own cards.
        for (const key of page.favorites) {
          client.setQueryData(favoriteQueries.detail(uid, key).queryKey, (known) => known ?? true);
        }
        return { entries: entries.filter((entry) => entry !== undefined), next: page.next };
      },
      initialPageParam: undefined as FavoritePage['next'],
      getNextPageParam: ({ next }) => next,
      meta: { isPersisted: true },
    }),
};
