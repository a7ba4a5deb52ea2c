import type { Comment } from '../documents/comment.ts';
import type { CommentVote, OwnVote } from '../documents/reactions.ts';
import { findEntry } from '../members.ts';
import type { LoadedComments } from './threads.ts';

function withoutOwnVote(comment: Comment, vote: OwnVote | undefined, before: Comment | undefined): Comment {
  const { upvoteCount, downvoteCount, countedAt = '' } = comment;
  // The user's votes change no count. Until the next one, it includes the vote that it included before, or none.
  const isSameCount = before !== undefined && countedAt <= (before.countedAt ?? '');
  if (isSameCount)
    return { ...comment, upvoteCount: before.upvoteCount, downvoteCount: before.downvoteCount };
  const counted = vote && vote.at <= countedAt ? vote.value : 0;
  return {
    ...comment,
    upvoteCount: upvoteCount - Number(counted === 1),
    downvoteCount: downvoteCount - Number(counted === -1),
  };
}

/** The loaded comments with the votes of other users only. `before` is the earlier result, if any. */
export function withoutOwnVotes<Loaded extends LoadedComments>(
  loaded: Loaded,
  before?: LoadedComments,
): Loaded {
  const earlier = new Map(before?.comments.map((comment) => [comment.id, comment]));
  const comments = loaded.comments.map((comment) =>
    withoutOwnVote(comment, findEntry(loaded.votes, comment.id), earlier.get(comment.id)),
  );
  return { ...loaded, comments };
}

/** The votes of others on a comment plus the user's own. */
export function getShownCommentVotes(
  { upvoteCount, downvoteCount }: Pick<Comment, 'upvoteCount' | 'downvoteCount'>,
  vote: CommentVote,
) {
  return {
    upvoteCount: upvoteCount + Number(vote === 1),
    downvoteCount: downvoteCount + Number(vote === -1),
    vote,
  };
}
