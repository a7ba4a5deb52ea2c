import { listKeyText } from '@outrank/shared/documents/list';
import { FAVORITE_MESSAGE_MS } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useQueryClient } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { saveFavorite } from '#data/reactions/favorites.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { favoriteQueries } from './favoriteQueries.ts';
import { useOptimisticToggle } from './useOptimisticToggle.ts';

const ADDED = 'Added to favorites';
const REMOVED = 'Removed from favorites';

const messages = {
  signedOut: 'You must be logged in to favorite lists.',
  failed: 'Failed to update favorites. Please try again.',
};

/** Whether a list is one of the user's favorites, with a pending change already applied. */
export function useToggleFavorite(list: RankedList, uid: string | undefined) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const key = { userId: list.userId, listId: list.id };
  const { data, pending, toggle } = useOptimisticToggle({
    kind: 'favorite',
    uid,
    mutationKey: ['favorite', uid, listKeyText(key)],
    query: favoriteQueries.detail(uid ?? '', key),
    isOn: (isFavorite) => isFavorite === true,
    save: async ({ uid, isOn }) => {
      await saveFavorite(db, { uid, list, isFavorite: isOn });
      return isOn;
    },
    onSaved: ({ uid, isOn }) => {
      toast.show({ id: 'favorite', text: isOn ? ADDED : REMOVED, duration: FAVORITE_MESSAGE_MS });
      void queryClient.invalidateQueries({ queryKey: favoriteQueries.newest(uid).queryKey });
    },
    messages,
  });
  return { isFavorite: pending ?? data ?? false, toggle };
}
