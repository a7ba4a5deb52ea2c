import type { Comment, CommentVote } from '@outrank/shared/comments/comment';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { MutationStatus } from '@tanstack/react-query';

/** What a fan wished for, as the mutation cache holds it. */
type Input<Variables, Answer = unknown> = {
  readonly status: MutationStatus;
  readonly variables: Variables;
  readonly submittedAt: number;
  readonly data?: Answer | undefined;
};

/** `data` tells whether it was sent: a newer wish for the same comment overtakes one that waits. */
export type PendingVote = Input<{ readonly commentId: string; readonly value: CommentVote }, boolean>;
export type PendingPost = Input<Comment>;
export type PendingDeletion = Input<string>;

/** A comment on the screen; one's own that the server has not told of yet is being posted. */
export type ShownComment = Comment & { readonly isPosting?: boolean };

/** The talk with what the fan posted and deleted, each exactly once, whichever the server tells of first. */
export function shownComments(
  talk: LoadedComments,
  posts: readonly PendingPost[],
  deletions: readonly PendingDeletion[],
): readonly ShownComment[] {
  const known = new Set(talk.comments.map(({ id }) => id));
  const deleted = new Set(
    deletions.filter(({ status }) => status === 'success').map(({ variables }) => variables),
  );
  const posted = posts
    .filter(({ status, variables }) => status !== 'error' && !known.has(variables.id))
    .map(({ variables }) => ({ ...variables, isPosting: true }));
  return [...posted, ...talk.comments].filter(({ id }) => !deleted.has(id));
}

/** The newest wish for each comment that is on its way, or saved while the server has not told of it yet. */
export function pendingVotes(pendingComments: readonly PendingVote[]): ReadonlyMap<string, PendingVote> {
  const alive = pendingComments.filter(
    ({ status, data }) => status === 'pending' || (status === 'success' && data),
  );
  const inOrder = alive.toSorted((one, other) => one.submittedAt - other.submittedAt);
  return new Map(inOrder.map((wish) => [wish.variables.commentId, wish]));
}

/** Whether the server has told of what a saved vote, the newest of its comment, came to. */
export function isVoteConfirmed(
  { status, variables }: PendingVote,
  before: LoadedComments | undefined,
  now: LoadedComments,
): boolean {
  const { commentId, value } = variables;
  const [was = 0, is = 0] = [before?.votes[commentId], now.votes[commentId]];
  return status === 'success' && (is === value || is !== was);
}
