import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import type { UpvoteState } from '@outrank/shared/lists/upvote';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { type FavoritePage, readFavoriteKeys, readFavorites } from '#data/reactions/favorites.ts';
import { batchReads } from '#data/reactions/readReactions.ts';
import { readChangedUpvote, readUpvoted } from '#data/reactions/upvotes.ts';

const readUpvotesInBatch = batchReads({
  gather: whenCardsAreShown,
  read: (uid, keys) => readUpvoted(db, uid, keys),
});

async function readKnownVote(
  client: QueryClient,
  uid: string,
  key: ListKey,
  known: UpvoteState | undefined,
): Promise<UpvoteState> {
  const votedAt = (await readUpvotesInBatch(uid, key, client)).get(listKeyText(key));
  const isChanged = known?.votedAt !== undefined && known.votedAt !== votedAt;
  return isChanged ? readChangedUpvote(db, key, votedAt) : { ...known, votedAt };
}

export const upvoteQueries = {
  /** A user's upvote of a list. The cards of a page share one read. */
  detail: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['upvotes', uid, listKeyText(key)],
      queryFn: ({ client, queryKey }) =>
        readKnownVote(client, uid, key, client.getQueryData<UpvoteState>(queryKey)),
    }),
};

/** Home shows one row at once, and two more at each request. */
export const FIRST_FAVORITES = HOME_SECTION_LISTS;
const MORE_FAVORITES = 2 * HOME_SECTION_LISTS;

const readFavoritesInBatch = batchReads({
  gather: whenCardsAreShown,
  read: async (uid, keys, client: QueryClient) =>
    (await getAllFavorites(client, uid)) ?? readFavoriteKeys(db, uid, keys),
});

export const favoriteQueries = {
  /** Whether a list is one of the user's favorites. The cards of a page share one read. */
  detail: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['favorites', uid, 'detail', listKeyText(key)],
      queryFn: async ({ client }) => (await readFavoritesInBatch(uid, key, client)).has(listKeyText(key)),
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

/** Within this time after lists have arrived, their cards are mounted. */
const MOUNT_MS = 50;

/** How long reactions wait for slow lists, in milliseconds. */
const WAIT_MAX_MS = 2000;

const areListsLoading = (client: QueryClient) =>
  client.isFetching({ predicate: ({ meta }) => meta?.hasCards === true }) > 0;

/**
 * Resolves once all lists of a page have arrived and their cards are mounted, so that the reactions on all of them are one
 * query. Firestore bills a query without results too, so a query for each section would cost more.
 */
export async function whenCardsAreShown(client: QueryClient): Promise<void> {
  // Restored cards mount before the section around them starts to read them again.
  await wait(MOUNT_MS);
  if (!areListsLoading(client)) return;
  await whenListsAreLoaded(client);
  await wait(MOUNT_MS);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function whenListsAreLoaded(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, WAIT_MAX_MS);
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (!areListsLoading(client)) finish();
    });
  });
}
