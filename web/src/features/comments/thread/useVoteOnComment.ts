import { getShownCommentVotes } from '@outrank/shared/comments/commentVotes';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { Comment } from '@outrank/shared/documents/comment';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { saveCommentVote } from '#data/comments/writeComments.ts';
import { errorKind, RateLimitError } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { commentKeys } from '#features/comments/commentKeys.ts';
import { getNewestVotes, type PendingVote } from '#features/comments/pendingComments.ts';
import { useThreadContext } from '#features/comments/threadContext.ts';
import { useToast } from '#ui/overlay/Toast.tsx';

const SIGNED_OUT = 'You must be logged in to vote on comments.';
const FAILED = 'Failed to process your vote. Please try again.';
const TOO_FAST = "You're voting too fast. Try again in a minute.";
const ALERT_MS = 5000;

function describeVoteError(error: unknown): string {
  if (error instanceof RateLimitError) return TOO_FAST;
  return errorKind(error) === 'signedOut' ? SIGNED_OUT : FAILED;
}

type Variables = PendingVote['variables'];
const getState = ({ state }: Mutation) => state as PendingVote;

/** The votes on a comment, with the user's pending vote applied. `toggleVote` toggles one side and withdraws the other. */
export function useVoteOnComment(comment: Comment, own: CommentVote) {
  const { list, author, refresh } = useThreadContext();
  const client = useQueryClient();
  const toast = useToast();
  const showError = (text: string) =>
    toast.show({ id: 'commentVote', kind: 'error', text, duration: ALERT_MS });
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
      showError(describeVoteError(error));
      refresh();
    },
  });
  const toggleVote = (side: 1 | -1) => {
    if (!author) return showError(SIGNED_OUT);
    const loaded = client.getQueryData<LoadedComments>(commentKeys.loaded(uid, list));
    // The caches, not the last render: a second click may come before it.
    const current = newest()?.value ?? loaded?.votes[comment.id]?.value ?? 0;
    mutate({ commentId: comment.id, value: current === side ? 0 : side });
  };
  const pending = getNewestVotes(votes).get(comment.id)?.variables.value;
  return { ...getShownCommentVotes(comment, pending ?? own), toggleVote };
}
