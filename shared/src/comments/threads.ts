import type { Comment } from '../documents/comment.ts';
import type { OwnVote } from '../documents/reactions.ts';

/** The comments of a list that one user has loaded. */
export type LoadedComments = {
  /** Comments and replies, newest first, and older comments that one of them replies to. */
  readonly comments: readonly Comment[];
  /** The user's own votes by comment id. Comments without a vote are left out. */
  readonly votes: Readonly<Record<string, OwnVote>>;
};

/** A top-level comment with its replies, oldest reply first. */
export type Thread = ReturnType<typeof groupIntoThreads>[number];

/** Compares for Array.sort. Comments of the same moment are ordered by id. */
export function compareNewestFirst(a: Comment, b: Comment): number {
  if (a.createdAt === b.createdAt) return a.id < b.id ? 1 : -1;
  return a.createdAt < b.createdAt ? 1 : -1;
}

/** The ids of parents that are not among the comments, each once. They are older, or were deleted. */
export function findMissingParentIds(comments: readonly Comment[]): string[] {
  const present = new Set(comments.map(({ id }) => id));
  const parents = comments.flatMap(({ parentId }) => parentId ?? []);
  return [...new Set(parents)].filter((id) => !present.has(id));
}

/** Groups comments into threads, newest comment first. The thread of a deleted comment is sorted by its first reply. */
export function groupIntoThreads(comments: readonly Comment[]) {
  const sorted = comments.toSorted(compareNewestFirst);
  const replies = Map.groupBy(
    sorted.filter(({ parentId }) => parentId !== null).toReversed(),
    ({ parentId }) => parentId,
  );
  const topLevel = sorted.filter(({ parentId }) => parentId === null);
  const firstReplies = findMissingParentIds(comments).flatMap((id) => replies.get(id)?.[0] ?? []);
  return [...topLevel, ...firstReplies].toSorted(compareNewestFirst).map(({ id, parentId }) => ({
    id: parentId ?? id,
    /** Undefined when it was deleted: its replies are still shown. */
    comment: topLevel.find((comment) => comment.id === id),
    replies: replies.get(parentId ?? id) ?? [],
  }));
}
