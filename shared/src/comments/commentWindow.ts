import type { Comment } from '../documents/comment.ts';
import { compareNewestFirst } from './threads.ts';

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
