import { getShownCommentVotes } from '@outrank/shared/comments/commentVotes';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { Comment } from '@outrank/shared/documents/comment';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { saveCommentVote } from '#data/comments/writeComments.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { IconToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { useDistinctName } from '#ui/names/DistinctName.tsx';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import { commentKeys, getNewestVotes, type PendingVote } from './pendingComments.ts';
import { useThreadContext } from './threadContext.ts';

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

const failures = {
  signedOut: 'You must be logged in to vote on comments.',
  failed: 'Failed to process your vote. Please try again.',
  tooFast: "You're voting too fast. Try again in a minute.",
};

type Variables = PendingVote['variables'];
const getState = ({ state }: Mutation) => state as PendingVote;

/** The votes on a comment, with the user's pending vote applied. `toggleVote` toggles one side and withdraws the other. */
function useVoteOnComment(comment: Comment, own: CommentVote) {
  const { list, author, refresh } = useThreadContext();
  const client = useQueryClient();
  const showError = useErrorToast('commentVote');
  const uid = author?.uid ?? '';
  const mutationKey = [...commentKeys.votes(uid, list), comment.id];
  const votes = useMutationState({ filters: { mutationKey }, select: getState });
  const newest = () =>
    getNewestVotes(client.getMutationCache().findAll({ mutationKey }).map(getState)).get(comment.id)
      ?.variables;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (input: Variables) => {
      // Only the last of several quick clicks is sent.
      if (newest() !== input) return false;
      await saveCommentVote(db, { uid, comment, value: input.value });
      return true;
    },
    onSuccess: refresh,
    onError: (error) => {
      showError(describeFailure(error, failures));
      refresh();
    },
  });
  const toggleVote = (side: 1 | -1) => {
    if (!author) return showError(failures.signedOut);
    const loaded = client.getQueryData<LoadedComments>(commentKeys.loaded(uid, list));
    // The caches, not the last render: a second click may come before it.
    const current = newest()?.value ?? loaded?.votes[comment.id]?.value ?? 0;
    mutate({ commentId: comment.id, value: current === side ? 0 : side });
  };
  const pending = getNewestVotes(votes).get(comment.id)?.variables.value;
  return { ...getShownCommentVotes(comment, pending ?? own), toggleVote };
}
