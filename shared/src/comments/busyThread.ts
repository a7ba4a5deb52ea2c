import { createBusyMeter } from '../busyMeter.ts';
import type { Comment } from '../documents/comment.ts';
import type { LoadedComments } from './threads.ts';

/** A thread is busy above this many votes or new comments within a minute. */
export const BUSY_VOTES = 100;
export const BUSY_COMMENTS = 20;

function countVotes(comment: Comment, before: Comment | undefined): number {
  if (!before) return 0;
  const { upvoteCount, downvoteCount } = before;
  return Math.abs(comment.upvoteCount - upvoteCount) + Math.abs(comment.downvoteCount - downvoteCount);
}

/** The votes and new comments between two results. Older comments that a user has loaded are not new. */
function countChanges(before: readonly Comment[], now: readonly Comment[]) {
  const earlier = new Map(before.map((comment) => [comment.id, comment]));
  const newest = before.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
  return {
    votes: now.reduce((sum, comment) => sum + countVotes(comment, earlier.get(comment.id)), 0),
    comments: now.filter(({ id, createdAt }) => !earlier.has(id) && createdAt > newest).length,
  };
}

/** Compares each result of a list's comments with the one before, and says whether the thread is busy. */
export function createThreadMeter(): (loaded: LoadedComments, now: number) => boolean {
  const isBusyWithVotes = createBusyMeter(BUSY_VOTES);
  const isBusyWithComments = createBusyMeter(BUSY_COMMENTS);
  let before: readonly Comment[] | undefined;
  return ({ comments }, now) => {
    const changes = countChanges(before ?? comments, comments);
    before = comments;
    const busy = [isBusyWithVotes(changes.votes, now), isBusyWithComments(changes.comments, now)];
    return busy.includes(true);
  };
}
