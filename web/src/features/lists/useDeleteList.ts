import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { deleteList } from '#data/lists/deleteList.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { listQueries } from './listQueries.ts';

const FAILED = 'Failed to delete list. Please try again.';

/** Deletes one's own list and says so; every list on screen is read anew afterwards. */
export function useDeleteList() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (key: ListKey) => deleteList(db, key),
    onSuccess: () => {
      toast.show({ id: 'delete', text: 'List deleted.' });
      return queryClient.invalidateQueries({ queryKey: listQueries.all });
    },
    onError: () => toast.show({ id: 'delete', kind: 'error', text: FAILED, duration: 5000 }),
  });
}
