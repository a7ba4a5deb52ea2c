import { FAVORITE_MESSAGE_MS } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { getShownUpvotes } from '@outrank/shared/lists/upvote';
import type { ShownText } from '@outrank/shared/spoilers/spoilerShield';
import { useQueryClient } from '@tanstack/react-query';
import { Flame, Heart } from 'lucide-react';
import { saveFavorite } from '#data/reactions/favorites.ts';
import { saveUpvote } from '#data/reactions/upvotes.ts';
import { IconToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useLastSettled } from '#ui/stable.ts';
import { favoriteQueries, upvoteQueries } from './reactionQueries.ts';
import { useOptimisticToggle } from './useOptimisticToggle.ts';

type Props = {
  list: RankedList;
  /** The list's name as the user may see it. */
  name: ShownText;
  uid: string | undefined;
};

const upvoteMessages = {
  signedOut: 'You must be logged in to upvote lists.',
  failed: 'Failed to upvote list. Please try again.',
  tooFast: 'You are voting too fast. Try again in a minute.',
};

/**
 * Upvotes a list or withdraws the upvote, and shows the number of upvotes, with a pending one already counted. It stays
 * pending until `onSaved` settles.
 */
export function UpvoteButton({ list, name, uid, onSaved }: Props & { onSaved?: () => unknown }) {
  const queryClient = useQueryClient();
  const key = { userId: list.userId, listId: list.id };
  const query = upvoteQueries.detail(uid ?? '', key);
  const { data, pending, toggle } = useOptimisticToggle({
    kind: 'upvote',
    uid,
    query,
    isOn: (vote) => vote?.votedAt !== undefined,
    save: ({ uid, isOn }) =>
      saveUpvote({ uid, key, isUpvoted: isOn }, queryClient.getQueryData(query.queryKey)),
    onSaved,
    messages: upvoteMessages,
  });
  // A newer copy may count the pending upvote or not, so it is not shown before the server has answered.
  const copy = useLastSettled(list, pending === undefined);
  const { isUpvoted, count } = getShownUpvotes(copy, data, pending);
  return (
    <IconToggle
      label={`Upvote ${name}, ${pluralize(count, 'upvote')}`}
      icon={<Flame />}
      isPressed={isUpvoted}
      onToggle={toggle}
      hint={uid === undefined ? 'Sign in to upvote' : undefined}
    >
      {count}
    </IconToggle>
  );
}

const favoriteMessages = {
  signedOut: 'You must be logged in to favorite lists.',
  failed: 'Failed to update favorites. Please try again.',
};

export function FavoriteButton({ list, name, uid }: Props) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const key = { userId: list.userId, listId: list.id };
  const { data, pending, toggle } = useOptimisticToggle({
    kind: 'favorite',
    uid,
    query: favoriteQueries.detail(uid ?? '', key),
    isOn: (isFavorite) => isFavorite === true,
    save: async ({ uid, isOn }) => {
      await saveFavorite({ uid, list, isFavorite: isOn });
      return isOn;
    },
    onSaved: ({ uid, isOn }) => {
      const text = isOn ? 'Added to favorites' : 'Removed from favorites';
      toast.show({ id: 'favorite', text, duration: FAVORITE_MESSAGE_MS });
      void queryClient.invalidateQueries({ queryKey: favoriteQueries.newest(uid).queryKey });
    },
    messages: favoriteMessages,
  });
  return (
    <IconToggle
      label={`Favorite ${name}`}
      icon={<Heart />}
      isPressed={pending ?? data ?? false}
      onToggle={toggle}
      hint={uid === undefined ? 'Login to favorite lists' : undefined}
    />
  );
}
