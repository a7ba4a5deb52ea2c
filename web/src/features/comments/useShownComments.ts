import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import { commentKeys } from './commentKeys.ts';
import {
  type PendingDeletion,
  type PendingPost,
  type ShownComment,
  shownComments,
} from './pendingComments.ts';

function useWishes<Input>(mutationKey: MutationKey): Input[] {
  return useMutationState({ filters: { mutationKey }, select: ({ state }: Mutation) => state as Input });
}

/** The comments as they stand with what this fan has just posted and deleted. */
export function useShownComments(
  talk: LoadedComments | undefined,
  uid: string | undefined,
  list: ListKey,
): readonly ShownComment[] | undefined {
  const posts = useWishes<PendingPost>(commentKeys.posts(uid ?? '', list));
  const deletions = useWishes<PendingDeletion>(commentKeys.deletions(uid ?? '', list));
  return talk && shownComments(talk, posts, deletions);
}
