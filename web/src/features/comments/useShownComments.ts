import type { ListKey } from '@outrank/shared/documentPaths';
import type { Talk } from '@outrank/shared/talk';
import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import { talkKeys } from './talkKeys.ts';
import { type DeletionWish, type PostWish, type ShownComment, shownComments } from './wishes.ts';

function useWishes<Wish>(mutationKey: MutationKey): Wish[] {
  return useMutationState({ filters: { mutationKey }, select: ({ state }: Mutation) => state as Wish });
}

/** The comments as they stand with what this fan has just posted and deleted. */
export function useShownComments(
  talk: Talk | undefined,
  uid: string | undefined,
  list: ListKey,
): readonly ShownComment[] | undefined {
  const posts = useWishes<PostWish>(talkKeys.posts(uid ?? '', list));
  const deletions = useWishes<DeletionWish>(talkKeys.deletions(uid ?? '', list));
  return talk && shownComments(talk, posts, deletions);
}
