import type { ListKey } from '@outrank/shared/documentPaths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteList } from '#data/deleteList.ts';
import { db } from '#data/firestore.ts';
import { listQueries } from './listQueries.ts';

export const DELETE_FAILED = 'Failed to delete list. Please try again.';

/** Deletes one's own list; every list on screen is read anew afterwards. */
export function useDeleteList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (key: ListKey) => deleteList(db, key),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listQueries.all }),
  });
}
