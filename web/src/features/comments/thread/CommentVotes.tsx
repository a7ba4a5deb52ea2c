import type { Comment } from '@outrank/shared/documents/comment';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { useThreadContext } from '#features/comments/threadContext.ts';
import { IconToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { useDistinctName } from '#ui/names/DistinctName.tsx';
import { useVoteOnComment } from './useVoteOnComment.ts';

type Props = {
  /** Its counts are the votes of others. */
  comment: Comment;
  /** The user's own vote, as stored. */
  vote: CommentVote;
};

/** Upvote and downvote buttons with their counts. A user has at most one of the two votes. */
export function CommentVotes({ comment, vote: own }: Props) {
  const { author } = useThreadContext();
  const { upvoteCount, downvoteCount, vote, toggleVote } = useVoteOnComment(comment, own);
  const hint = author ? undefined : 'Please log in to vote';
  const target = `the comment by ${useDistinctName(comment.userId, comment.userName)}`;
  return (
    <>
      <IconToggle
        label={`Upvote ${target}, ${pluralize(upvoteCount, 'upvote')}`}
        icon={<ArrowBigUp />}
        isPressed={vote === 1}
        onToggle={() => toggleVote(1)}
        hint={hint}
      >
        {upvoteCount}
      </IconToggle>
      <IconToggle
        label={`Downvote ${target}, ${pluralize(downvoteCount, 'downvote')}`}
        icon={<ArrowBigDown />}
        isPressed={vote === -1}
        onToggle={() => toggleVote(-1)}
        hint={hint}
      >
        {downvoteCount}
      </IconToggle>
    </>
  );
}
