import type { Comment, CommentVote } from '@outrank/shared/comments/comment';
import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { IconToggle } from '#ui/form/IconToggle.tsx';
import { pluralize } from '#ui/pluralize.ts';
import { useThreadContext } from '#features/comments/threadContext.ts';
import { useVoteOnComment } from './useVoteOnComment.ts';

type Props = {
  comment: Comment;
  /** The fan's own vote as the counts hold it. */
  vote: CommentVote;
};

/** Up or down, with how many fans did; of the two sides a fan takes one. */
export function CommentVotes({ comment, vote: own }: Props) {
  const { author } = useThreadContext();
  const { upvoteCount, downvoteCount, vote, press } = useVoteOnComment(comment, own);
  const hint = author ? undefined : 'Please log in to vote';
  const whose = `the comment by ${comment.userName}`;
  return (
    <>
      <IconToggle
        label={`Upvote ${whose}, ${pluralize(upvoteCount, 'upvote')}`}
        icon={<ArrowBigUp />}
        isPressed={vote === 1}
        onToggle={() => press(1)}
        hint={hint}
      >
        {upvoteCount}
      </IconToggle>
      <IconToggle
        label={`Downvote ${whose}, ${pluralize(downvoteCount, 'downvote')}`}
        icon={<ArrowBigDown />}
        isPressed={vote === -1}
        onToggle={() => press(-1)}
        hint={hint}
      >
        {downvoteCount}
      </IconToggle>
    </>
  );
}
