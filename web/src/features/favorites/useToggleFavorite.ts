import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { FAVORITE_MESSAGE_MS } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/lists/list';
import {
  type MutationKey,
  type MutationState,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { type FavoriteInput, saveFavorite } from '#data/reactions/favorites.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { favoriteQueries } from './favoriteQueries.ts';

const SIGNED_OUT = 'You must be logged in to favorite lists.';
const FAILED = 'Failed to update favorites. Please try again.';
const ADDED = 'Added to favorites';
const REMOVED = 'Removed from favorites';
const ALERT_MS = 5000;

function useSaveFavorite(mutationKey: MutationKey) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const say = (text: string) => toast.show({ id: 'favorite', kind: 'error', text, duration: ALERT_MS });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (wish: FavoriteInput) => saveFavorite(db, wish),
    onSuccess: async (_, { uid, list, isFavorite }) => {
      toast.show({ id: 'favorite', text: isFavorite ? ADDED : REMOVED, duration: FAVORITE_MESSAGE_MS });
      const { queryKey } = favoriteQueries.of(uid, { userId: list.userId, listId: list.id });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, isFavorite);
      void queryClient.invalidateQueries(favoriteQueries.newest(uid));
    },
    onError: (error, { uid, list }) => {
      say(errorKind(error) === 'signedOut' ? SIGNED_OUT : FAILED);
      void queryClient.invalidateQueries(favoriteQueries.of(uid, { userId: list.userId, listId: list.id }));
    },
  });
  return { mutate, sayThatSignedOut: () => say(SIGNED_OUT) };
}

function wishOf({ state }: { state: MutationState<unknown, Error, unknown> }): boolean {
  return (state.variables as FavoriteInput).isFavorite;
}

/** Whether a list is a favorite, as the fan sees and pendingComments it: the newest wish shows at once, a refused one goes away. */
export function useToggleFavorite(list: RankedList, uid: string | undefined) {
  const queryClient = useQueryClient();
  const key = { userId: list.userId, listId: list.id };
  const mutationKey = ['favorite', uid, listKeyText(key)];
  const pending = { mutationKey, exact: true, status: 'pending' } as const;
  const ownMark = favoriteQueries.of(uid ?? '', key);
  const { data: known = false } = useQuery({ ...ownMark, enabled: uid !== undefined });
  const pendingComments = useMutationState({ filters: pending, select: wishOf });
  const { mutate, sayThatSignedOut } = useSaveFavorite(mutationKey);

  const toggle = () => {
    if (uid === undefined) return sayThatSignedOut();
    // Not from the last render: a second click may come before it.
    const newest = queryClient.getMutationCache().findAll(pending).at(-1);
    const isFavorite = newest ? wishOf(newest) : queryClient.getQueryData(ownMark.queryKey);
    mutate({ uid, list, isFavorite: !isFavorite });
  };
  return { isFavorite: pendingComments.at(-1) ?? known, toggle };
}
