import type { Comment, CommentVote } from './comment.ts';

/** What one fan sees of the talk about a list, as far as it was read. */
export type LoadedComments = {
  /** Comments and replies, newest first, and older comments that are answered by one of them. */
  readonly comments: readonly Comment[];
  /** The fan's own votes, by the comment's id; what is not voted on is not in it. */
  readonly votes: Readonly<Record<string, CommentVote>>;
  /** Whether the server may hold older ones. */
  readonly hasOlder: boolean;
};

/** A comment and what was answered, oldest reply first, as a conversation reads downwards. */
export type Thread = {
  readonly id: string;
  /** Undefined when it was deleted: its replies stay. */
  readonly comment: Comment | undefined;
  readonly replies: readonly Comment[];
};

/** Newest first; of the same moment always in the same order. */
export function newestFirst(one: Comment, other: Comment): number {
  if (one.createdAt === other.createdAt) return one.id < other.id ? 1 : -1;
  return one.createdAt < other.createdAt ? 1 : -1;
}

/** The answered comments that are not among these, each once. They are older, or were deleted. */
export function findMissingParentIds(comments: readonly Comment[]): string[] {
  const known = new Set(comments.map(({ id }) => id));
  const parents = comments.flatMap(({ parentId }) => parentId ?? []);
  return [...new Set(parents)].filter((id) => !known.has(id));
}

/** Comments with their replies under them, newest comment first; a deleted one stands where its first reply would. */
export function groupIntoThreads(comments: readonly Comment[]): Thread[] {
  const sorted = comments.toSorted(newestFirst);
  const replies = Map.groupBy(
    sorted.filter(({ parentId }) => parentId !== null).toReversed(),
    ({ parentId }) => parentId,
  );
  const standing = sorted.filter(({ parentId }) => parentId === null);
  const opening = [
    ...standing,
    ...findMissingParentIds(comments).flatMap((id) => replies.get(id)?.[0] ?? []),
  ];
  return opening.toSorted(newestFirst).map(({ id, parentId }) => ({
    id: parentId ?? id,
    comment: standing.find((comment) => comment.id === id),
    replies: replies.get(parentId ?? id) ?? [],
  }));
}

/** A comment's votes as one fan sees them. */
type ShownCommentVotes = {
  readonly upvoteCount: number;
  readonly downvoteCount: number;
  readonly vote: CommentVote;
};

/** The counts of others and one's own vote as it stands in the counts (`own`), or is `wished` already. */
export function getShownCommentVotes(
  { upvoteCount, downvoteCount }: Pick<Comment, 'upvoteCount' | 'downvoteCount'>,
  own: CommentVote,
  wished: CommentVote = own,
): ShownCommentVotes {
  return {
    upvoteCount: upvoteCount - Number(own === 1) + Number(wished === 1),
    downvoteCount: downvoteCount - Number(own === -1) + Number(wished === -1),
    vote: wished,
  };
}
