import { withoutOwnVotes } from '@outrank/shared/comments/commentVotes';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { Comment } from '@outrank/shared/documents/comment';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { REFRESH_MS } from '@outrank/shared/limits';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type Mutation,
  type MutationKey,
  type MutationStatus,
  type QueryClient,
  useMutationState,
} from '@tanstack/react-query';
import { type CommentPage, readCommentPage } from '#data/comments/readComments.ts';

export const commentKeys = {
  loaded: (uid: string, list: ListKey) => ['comments', uid, listKeyText(list)],
  posts: (uid: string, list: ListKey) => ['postComment', uid, listKeyText(list)],
  votes: (uid: string, list: ListKey) => ['voteOnComment', uid, listKeyText(list)],
  deletions: (uid: string, list: ListKey) => ['deleteComment', uid, listKeyText(list)],
};

/** The comments under a list, newest first, read again every half minute while the page is visible. Their counts are the votes of others. */
export const commentQueries = {
  pages: (uid: string, list: ListKey) =>
    infiniteQueryOptions({
      queryKey: commentKeys.loaded(uid, list),
      queryFn: async ({ client, pageParam }) => {
        const page = await readCommentPage(uid, list, pageParam);
        return withoutOwnVotes(page, findReadComments(client, uid, list));
      },
      initialPageParam: undefined as CommentPage['next'],
      getNextPageParam: ({ next }) => next,
      refetchInterval: REFRESH_MS,
      staleTime: 0,
    }),
};

export function findReadComments(client: QueryClient, uid: string, list: ListKey) {
  const data = client.getQueryData<InfiniteData<CommentPage>>(commentKeys.loaded(uid, list));
  return data && mergeCommentPages(data.pages);
}

/** The part of a `MutationState` that is used here. */
type Pending<Variables, Data = unknown> = {
  readonly status: MutationStatus;
  readonly variables: Variables;
  readonly data?: Data | undefined;
};

/** When it was saved, like `readAt`. */
type SavedAt = number;

/** `data` is undefined for a vote that was not sent, because a newer one for the same comment is waiting. */
export type PendingVote = Pending<
  { readonly commentId: string; readonly value: CommentVote },
  SavedAt | undefined
>;
export type PendingPost = Pending<Comment, SavedAt>;
type PendingDeletion = Pending<string>;

type ReadComments = Pick<CommentPage, 'comments' | 'votes' | 'readAt'>;

/** `isPosting` until the user's own comment is read. */
export type ShownComment = Comment & { readonly isPosting?: boolean };

/** The comments of a list as the user sees them, with what is being saved on top. */
export type ShownComments = {
  readonly comments: readonly ShownComment[];
  readonly votes: Readonly<Record<string, CommentVote>>;
};

/** Whether something is being saved, or was saved after the comments were read. */
function isUnread(
  { status, data }: Pending<unknown, SavedAt | undefined>,
  { readAt }: ReadComments,
): boolean {
  return status === 'pending' || (status === 'success' && data !== undefined && data > readAt);
}

/** The user's votes as read, with pending ones on top; `votes` are in the order of the clicks. */
export function mergeVotes(read: ReadComments, votes: readonly PendingVote[]): ShownComments['votes'] {
  const stored = Object.entries(read.votes).map(([id, { value }]) => [id, value] as const);
  const pending = votes
    .filter((vote) => isUnread(vote, read))
    .map(({ variables }) => [variables.commentId, variables.value] as const);
  return Object.fromEntries([...stored, ...pending]);
}

/** The comments as read, with pending posts on top and without deleted ones. No comment appears twice. */
function mergeComments(
  read: ReadComments,
  posts: readonly PendingPost[],
  deletions: readonly PendingDeletion[],
): readonly ShownComment[] {
  const readIds = new Set(read.comments.map(({ id }) => id));
  const deletedIds = new Set(
    deletions.filter(({ status }) => status === 'success').map(({ variables }) => variables),
  );
  const pending = posts
    .filter((post) => isUnread(post, read) && !readIds.has(post.variables.id))
    .map(({ variables }) => ({ ...variables, isPosting: true }));
  return [...pending, ...read.comments].filter(({ id }) => !deletedIds.has(id));
}

function useMutationStates<State>(mutationKey: MutationKey): State[] {
  return useMutationState({ filters: { mutationKey }, select: ({ state }: Mutation) => state as State });
}

export function useShownComments(
  read: ReadComments | undefined,
  uid: string,
  list: ListKey,
): ShownComments | undefined {
  const posts = useMutationStates<PendingPost>(commentKeys.posts(uid, list));
  const votes = useMutationStates<PendingVote>(commentKeys.votes(uid, list));
  const deletions = useMutationStates<PendingDeletion>(commentKeys.deletions(uid, list));
  return read && { comments: mergeComments(read, posts, deletions), votes: mergeVotes(read, votes) };
}

/** The comments of all pages that were read. A comment that stands on two pages appears once. */
export function mergeCommentPages(pages: readonly CommentPage[]): ReadComments {
  const comments = pages.flatMap((page) => page.comments);
  const votes: LoadedComments['votes'] = Object.assign({}, ...pages.map((page) => page.votes));
  return {
    comments: [...new Map(comments.map((comment) => [comment.id, comment])).values()],
    votes,
    readAt: Math.min(...pages.map(({ readAt }) => readAt)),
  };
}
