import { SEARCH_PAGE_LISTS } from '@outrank/shared/callSchemas';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { type FeedStart, readFeed, startFeed } from '#data/lists/followedLists.ts';
import { FOLLOWED_MAX, isFollowing, readFollowed } from '#data/reactions/following.ts';

export const followQueries = {
  /** Whom a user followed last. */
  followed: (uid: string) =>
    queryOptions({ queryKey: ['following', uid, 'followed'], queryFn: () => readFollowed(db, uid) }),
  detail: (uid: string, userId: string) =>
    queryOptions({
      queryKey: ['following', uid, 'detail', userId],
      queryFn: ({ client }) => {
        const followed = client.getQueryData(followQueries.followed(uid).queryKey);
        const isKnown = followed && (followed.includes(userId) || followed.length < FOLLOWED_MAX);
        return isKnown ? followed.includes(userId) : isFollowing(db, uid, userId);
      },
    }),
  /** The newest lists of those whom a user follows. */
  feed: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['following', uid, 'feed'],
      queryFn: async ({ client, pageParam }) => {
        const start = pageParam ?? startFeed(await client.fetchQuery(followQueries.followed(uid)));
        return readFeed(db, start, SEARCH_PAGE_LISTS);
      },
      initialPageParam: undefined as FeedStart | undefined,
      getNextPageParam: ({ next }) => next,
      meta: { hasCards: true },
    }),
};
