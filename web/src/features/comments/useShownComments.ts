import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { ListKey } from '@outrank/shared/documents/list';
import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import { commentKeys } from './commentKeys.ts';
import {
  mergePendingComments,
  type PendingDeletion,
  type PendingPost,
  type ShownComment,
} from './pendingComments.ts';

function useMutationStates<State>(mutationKey: MutationKey): State[] {
  return useMutationState({ filters: { mutationKey }, select: ({ state }: Mutation) => state as State });
}

/** The loaded comments with the user's pending posts and deletions applied. */
export function useShownComments(
  loaded: LoadedComments | undefined,
  uid: string | undefined,
  list: ListKey,
): readonly ShownComment[] | undefined {
  const posts = useMutationStates<PendingPost>(commentKeys.posts(uid ?? '', list));
  const deletions = useMutationStates<PendingDeletion>(commentKeys.deletions(uid ?? '', list));
  return loaded && mergePendingComments(loaded, posts, deletions);
}
