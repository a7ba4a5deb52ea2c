import { SEARCH_PAGE_LISTS } from '@outrank/shared/callSchemas';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import type { PageOfLists } from '#data/lists/lists.ts';
import { FOLLOWED_MAX, isFollowing, readFeed, readFollowed, saveFollow } from '#data/reactions/following.ts';
import { Button } from '#ui/form/Button.tsx';
import { useOptimisticToggle } from './useOptimisticToggle.ts';

export const followQueries = {
  /** Whom a user followed last. */
  followed: (uid: string) =>
    queryOptions({ queryKey: ['following', uid, 'followed'], queryFn: () => readFollowed(uid) }),
  detail: (uid: string, userId: string) =>
    queryOptions({
      queryKey: ['following', uid, 'detail', userId],
      queryFn: ({ client }) => {
        const followed = client.getQueryData(followQueries.followed(uid).queryKey);
        const isKnown = followed && (followed.includes(userId) || followed.length < FOLLOWED_MAX);
        return isKnown ? followed.includes(userId) : isFollowing(uid, userId);
      },
    }),
  feed: (uid: string) =>
    infiniteQueryOptions({
      queryKey: ['following', uid, 'feed'],
      queryFn: async ({ client, pageParam }) => {
        const followed = followQueries.followed(uid);
        const userIds = await (pageParam ? client.ensureQueryData(followed) : client.fetchQuery(followed));
        return readFeed(userIds, SEARCH_PAGE_LISTS, pageParam);
      },
      initialPageParam: undefined as PageOfLists['next'],
      getNextPageParam: ({ next }) => next,
    }),
};

const messages = {
  signedOut: 'You must be logged in to follow somebody.',
  failed: 'Failed to change whom you follow. Please try again.',
  tooFast: 'You are following people too fast. Try again in a minute.',
};

type Props = {
  uid: string;
  userId: string;
  /** Whom the button is about, where there are several. */
  name?: string;
};

/** Follows another user or no longer does. Nobody else learns it. */
export function FollowButton({ uid, userId, name }: Props) {
  const client = useQueryClient();
  const { data, pending, toggle } = useOptimisticToggle({
    kind: 'follow',
    uid,
    query: followQueries.detail(uid, userId),
    isOn: (isFollowed) => isFollowed === true,
    save: async ({ isOn }) => {
      await saveFollow({ uid, userId, isFollowed: isOn });
      return isOn;
    },
    onSaved: ({ isOn }) => {
      client.setQueryData(followQueries.followed(uid).queryKey, (followed) => {
        const others = followed?.filter((id) => id !== userId);
        return others && (isOn ? [userId, ...others] : others);
      });
      // Pages that continue from others cannot be merged with it.
      void client.resetQueries({ queryKey: followQueries.feed(uid).queryKey });
    },
    messages,
  });
  const isFollowed = pending ?? data ?? false;
  const label = isFollowed ? 'Following' : 'Follow';
  return (
    <Button
      variant={isFollowed ? 'secondary' : 'primary'}
      icon={isFollowed ? <UserCheck /> : <UserPlus />}
      aria-label={name === undefined ? undefined : `${label} ${name}`}
      title={isFollowed ? 'Press to unfollow' : undefined}
      onClick={toggle}
    >
      {label}
    </Button>
  );
}
