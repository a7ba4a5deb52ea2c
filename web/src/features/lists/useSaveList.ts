import type { ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inTime } from '#data/firebase/connection.ts';
import { errorKind, RateLimitError } from '#data/firebase/errors.ts';
import { ListChangedError } from '#data/lists/lists.ts';
import { createList, updateList } from '#data/lists/saveList.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { removePublishedDraft } from '#data/storage/drafts.ts';
import { listQueries } from './listQueries.ts';

type SaveListInput = {
  readonly listId: string;
  /** The `updatedAt` of the version that was edited; a new list has none. */
  readonly editedVersion: string | undefined;
  readonly content: ListContent;
};

const SAVE_FAILED = 'Failed to save your list. Please try again.';
const CREATED_TOO_FAST = "You're creating rankings too fast. Your draft is safe. Try again in a few minutes.";
const CHANGED_TOO_FAST = "You're saving too often. Your changes are safe. Try again in a minute.";
export const LIST_NOT_FOUND = 'List not found. It may have been deleted.';

/** Publishes a new list or updates an existing one. Afterwards every list query is refetched. */
export function useSaveList(user: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ listId, editedVersion, content }: SaveListInput) => {
      const saved =
        editedVersion === undefined
          ? createList(user, listId, content)
          : updateList({ userId: user.uid, listId }, content, editedVersion);
      return inTime(saved);
    },
    onSuccess: (list, { editedVersion, content }) => {
      if (editedVersion === undefined) removePublishedDraft(user.uid, content);
      queryClient.setQueryData(listQueries.detail({ userId: user.uid, listId: list.id }).queryKey, list);
      queryClient.invalidateQueries({ queryKey: listQueries.all });
    },
  });
}

/** The stored version, when a save failed because another tab or device had saved the list. */
export function getConflictingList(error: unknown): RankedList | undefined {
  return error instanceof ListChangedError ? error.stored : undefined;
}

/** The message for a failed save. A conflict has none, because a dialog resolves it. */
export function describeSaveError(error: unknown): string | undefined {
  if (!error || getConflictingList(error)) return undefined;
  if (error instanceof RateLimitError) return error.rate === 'lists' ? CREATED_TOO_FAST : CHANGED_TOO_FAST;
  return errorKind(error) === 'notFound' ? LIST_NOT_FOUND : SAVE_FAILED;
}
