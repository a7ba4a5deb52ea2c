import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { deleteList } from '#data/lists/deleteList.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { listQueries } from './listQueries.ts';

const FAILED = 'Failed to delete list. Please try again.';

/** Deletes one of the user's lists. Afterwards every list query is refetched. */
export function useDeleteList() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (list: RankedList) => deleteList(db, list),
    onSuccess: () => {
      toast.show({ id: 'delete', text: 'List deleted.' });
      return queryClient.invalidateQueries({ queryKey: listQueries.all });
    },
    onError: () => toast.show({ id: 'delete', kind: 'error', text: FAILED, duration: 5000 }),
  });
}
