import type { ListContent } from '@outrank/shared/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#data/auth.ts';
import { errorKind } from '#data/errors.ts';
import { db } from '#data/firestore.ts';
import { createList, updateList } from '#data/saveList.ts';
import { listQueries } from './listQueries.ts';

export type SaveWish = { readonly listId: string; readonly isNew: boolean; readonly content: ListContent };

export const SAVE_FAILED = 'Failed to save your list. Please try again.';
export const LIST_GONE = 'List not found. It may have been deleted.';

/** Publishes a new list or updates one's own in place; every list on screen is read anew afterwards. */
export function useSaveList(user: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ listId, isNew, content }: SaveWish) =>
      isNew ? createList(db, user, listId, content) : updateList(db, { userId: user.uid, listId }, content),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listQueries.all }),
  });
}

/** The specification's words for a save that failed. */
export function saveProblem(error: unknown): string {
  return errorKind(error) === 'notFound' ? LIST_GONE : SAVE_FAILED;
}
