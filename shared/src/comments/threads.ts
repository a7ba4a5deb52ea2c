import type { Comment } from '../documents/comment.ts';
import type { OwnVote } from '../documents/reactions.ts';

/** The comments of a list that one user has loaded. */
export type LoadedComments = {
  /** Comments and replies, newest first, and older comments that one of them replies to. */
  readonly comments: readonly Comment[];
  /** The user's own votes by comment id. Comments without a vote are left out. */
  readonly votes: Readonly<Record<string, OwnVote>>;
  /** Whether the server may have older ones. */
  readonly hasOlder: boolean;
};

/** A top-level comment with its replies, oldest reply first. */
export type Thread = {
  readonly id: string;
  /** Undefined when it was deleted: its replies are still shown. */
  readonly comment: Comment | undefined;
  readonly replies: readonly Comment[];
};

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
export function groupIntoThreads(comments: readonly Comment[]): Thread[] {
  const sorted = comments.toSorted(compareNewestFirst);
  const replies = Map.groupBy(
    sorted.filter(({ parentId }) => parentId !== null).toReversed(),
    ({ parentId }) => parentId,
  );
  const topLevel = sorted.filter(({ parentId }) => parentId === null);
  const firstReplies = findMissingParentIds(comments).flatMap((id) => replies.get(id)?.[0] ?? []);
  return [...topLevel, ...firstReplies].toSorted(compareNewestFirst).map(({ id, parentId }) => ({
    id: parentId ?? id,
    comment: topLevel.find((comment) => comment.id === id),
    replies: replies.get(parentId ?? id) ?? [],
  }));
}

/** The result of one live query on a list's comments: the newest ones, or a page that starts at a certain comment. */
export type CommentWindow = {
  /** Newest first. */
  readonly comments: readonly Comment[];
  /** It holds as many as it may, so older ones may follow. A window that is not full ends at the list's first comment. */
  readonly isFull: boolean;
};

/** Whether a comment that left a window was deleted. A full window also loses its oldest comments to newer ones. */
function wasDeleted(comment: Comment, { comments, isFull }: CommentWindow): boolean {
  const oldest = comments.at(-1);
  return !isFull || oldest === undefined || comment.createdAt > oldest.createdAt;
}

/**
 * Merges a new result of a window into the loaded comments, newest first. Comments that newer ones pushed out of the window
 * are kept, deleted ones are removed.
 */
export function mergeWindow(
  loaded: readonly Comment[],
  before: CommentWindow | undefined,
  now: CommentWindow,
): readonly Comment[] {
  const present = new Set(now.comments.map(({ id }) => id));
  const previous = new Set(before?.comments.map(({ id }) => id));
  const others = loaded.filter(
    (comment) => !present.has(comment.id) && !(previous.has(comment.id) && wasDeleted(comment, now)),
  );
  return [...now.comments, ...others].toSorted(compareNewestFirst);
}

/** Whether two results of a window have no comment in common, so that there may be more comments between them. */
export function hasGapBetween(before: CommentWindow, now: CommentWindow): boolean {
  const previous = new Set(before.comments.map(({ id }) => id));
  return now.isFull && before.comments.length > 0 && now.comments.every(({ id }) => !previous.has(id));
}

/** Whether a loaded comment is in no window any more, so that its changes would be missed. */
export function hasUnwatchedComment(loaded: readonly Comment[], windows: readonly CommentWindow[]): boolean {
  const watched = new Set(windows.flatMap(({ comments }) => comments.map(({ id }) => id)));
  return loaded.some(({ id }) => !watched.has(id));
}
