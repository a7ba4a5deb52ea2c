import { getShownCommentVotes } from '@outrank/shared/comments/commentVotes';
import type { Comment } from '@outrank/shared/documents/comment';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { type Mutation, useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { saveCommentVote } from '#data/comments/writeComments.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { IconToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { useDistinctName } from '#ui/names/DistinctName.tsx';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import { commentKeys, findReadComments, mergeVotes, type PendingVote } from './commentQueries.ts';
import { useThreadContext } from './threadContext.ts';

type Props = {
  /** Its counts are the votes of others. */
  comment: Comment;
  /** The user's own vote, as it shows. */
  vote: CommentVote;
};

/** Upvote and downvote buttons with their counts. A user has at most one of the two votes. */
export function CommentVotes({ comment, vote }: Props) {
  const { author } = useThreadContext();
  const { upvoteCount, downvoteCount } = getShownCommentVotes(comment, vote);
  const toggleVote = useToggleVote(comment);
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

const failures = {
  signedOut: 'You must be logged in to vote on comments.',
  failed: 'Failed to process your vote. Please try again.',
  tooFast: "You're voting too fast. Try again in a minute.",
};

function useToggleVote(comment: Comment) {
  const { list, author } = useThreadContext();
  const client = useQueryClient();
  const showError = useErrorToast('commentVote');
  const uid = author?.uid ?? '';
  const allVotes = commentKeys.votes(uid, list);
  const mutationKey = [...allVotes, comment.id];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (input: PendingVote['variables']) => {
      // Only the last of several quick clicks is sent.
      const newest = client.getMutationCache().findAll({ mutationKey, status: 'pending' }).at(-1);
      if (newest?.state.variables !== input) return undefined;
      await saveCommentVote(db, { uid, comment, value: input.value });
      return performance.now();
    },
    onError: (error) => showError(describeFailure(error, failures)),
    onSettled: (savedAt, error) => {
      if (savedAt !== undefined || error)
        void client.invalidateQueries({ queryKey: commentKeys.loaded(uid, list) });
    },
  });
  return (side: 1 | -1) => {
    if (!author) return showError(failures.signedOut);
    // The caches, not the last render: a second click may come before it.
    const read = findReadComments(client, uid, list);
    const votes = client.getMutationCache().findAll({ mutationKey: allVotes }).map(getState);
    const current = read && mergeVotes(read, votes)[comment.id];
    mutate({ commentId: comment.id, value: current === side ? 0 : side });
  };
}

const getState = ({ state }: Mutation) => state as PendingVote;
