import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { Comment } from '@outrank/shared/documents/comment';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import {
  type Mutation,
  type MutationKey,
  type MutationStatus,
  useMutationState,
} from '@tanstack/react-query';

/** Query and mutation keys of the comments under a list, per user. */
export const commentKeys = {
  loaded: (uid: string, list: ListKey) => ['comments', uid, listKeyText(list)],
  posts: (uid: string, list: ListKey) => ['postComment', uid, listKeyText(list)],
  votes: (uid: string, list: ListKey) => ['voteOnComment', uid, listKeyText(list)],
  deletions: (uid: string, list: ListKey) => ['deleteComment', uid, listKeyText(list)],
};

/** The part of a `MutationState` that is used here. Saved mutations stay in the cache until the server confirms them. */
type Pending<Variables, Data = unknown> = {
  readonly status: MutationStatus;
  readonly variables: Variables;
  readonly submittedAt: number;
  readonly data?: Data | undefined;
};

/** `data` says whether the vote was sent. A vote is not sent when a newer one for the same comment is waiting. */
export type PendingVote = Pending<{ readonly commentId: string; readonly value: CommentVote }, boolean>;
export type PendingPost = Pending<Comment>;
type PendingDeletion = Pending<string>;

/** `isPosting` until the server has confirmed the user's own comment. */
export type ShownComment = Comment & { readonly isPosting?: boolean };

/** The loaded comments with the user's pending posts and deletions applied. No comment appears twice. */
function mergePendingComments(
  loaded: LoadedComments,
  posts: readonly PendingPost[],
  deletions: readonly PendingDeletion[],
): readonly ShownComment[] {
  const loadedIds = new Set(loaded.comments.map(({ id }) => id));
  const deletedIds = new Set(
    deletions.filter(({ status }) => status === 'success').map(({ variables }) => variables),
  );
  const pending = posts
    .filter(({ status, variables }) => status !== 'error' && !loadedIds.has(variables.id))
    .map(({ variables }) => ({ ...variables, isPosting: true }));
  return [...pending, ...loaded.comments].filter(({ id }) => !deletedIds.has(id));
}

/** The newest vote for each comment, by its id. Refused and unsent votes do not count. */
export function getNewestVotes(votes: readonly PendingVote[]): ReadonlyMap<string, PendingVote> {
  const unconfirmed = votes.filter(
    ({ status, data }) => status === 'pending' || (status === 'success' && data),
  );
  const inOrder = unconfirmed.toSorted((one, other) => one.submittedAt - other.submittedAt);
  return new Map(inOrder.map((vote) => [vote.variables.commentId, vote]));
}

/** Whether a snapshot of the comments includes the newest saved vote of a comment, or a later one. */
export function isVoteConfirmed(
  { status, variables }: PendingVote,
  before: LoadedComments | undefined,
  now: LoadedComments,
): boolean {
  const { commentId, value } = variables;
  const [valueBefore = 0, valueNow = 0] = [before?.votes[commentId]?.value, now.votes[commentId]?.value];
  return status === 'success' && (valueNow === value || valueNow !== valueBefore);
}

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
