import type { Comment } from './comment.ts';
import { newestFirst } from './threads.ts';

/** A part of a list's comments that is watched: the newest ones, or so many from a certain one on. */
export type CommentWindow = {
  /** Newest first. */
  readonly comments: readonly Comment[];
  /** It holds as many as it may, so older ones may follow; another one reaches down to the first comment of all. */
  readonly isFull: boolean;
};

/** Whether a comment that is missing in a window is gone, and has not only been pushed out below by newer ones. */
function isGone(comment: Comment, { comments, isFull }: CommentWindow): boolean {
  const oldest = comments.at(-1);
  return !isFull || oldest === undefined || comment.createdAt > oldest.createdAt;
}

/**
 * All known comments after a window was read anew, newest first: what newer comments only pushed out of it stays, what was
 * deleted goes.
 */
export function mergeWindow(
  known: readonly Comment[],
  before: CommentWindow | undefined,
  now: CommentWindow,
): readonly Comment[] {
  const seen = new Set(now.comments.map(({ id }) => id));
  const left = new Set(before?.comments.map(({ id }) => id));
  const kept = known.filter(
    (comment) => !seen.has(comment.id) && !(left.has(comment.id) && isGone(comment, now)),
  );
  return [...now.comments, ...kept].toSorted(newestFirst);
}

/** Whether so much is new, as after a night asleep, that there may be more between the two. */
export function isApart(before: CommentWindow, now: CommentWindow): boolean {
  const seen = new Set(before.comments.map(({ id }) => id));
  return now.isFull && before.comments.length > 0 && now.comments.every(({ id }) => !seen.has(id));
}

/** Whether a known comment is in no window any more, so that its changes would go unheard. */
export function hasUnwatchedComment(known: readonly Comment[], windows: readonly CommentWindow[]): boolean {
  const watched = new Set(windows.flatMap(({ comments }) => comments.map(({ id }) => id)));
  return known.some(({ id }) => !watched.has(id));
}
