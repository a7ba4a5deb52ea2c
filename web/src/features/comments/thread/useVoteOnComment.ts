import type { Comment, CommentVote } from '@outrank/shared/comments/comment';
import { type LoadedComments, getShownCommentVotes } from '@outrank/shared/comments/threads';
import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { saveCommentVote } from '#data/comments/commentVotes.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { commentKeys } from '#features/comments/commentKeys.ts';
import { type PendingVote, pendingVotes } from '#features/comments/pendingComments.ts';
import { useThreadContext } from '#features/comments/threadContext.ts';

const SIGNED_OUT = 'You must be logged in to vote on comments.';
const FAILED = 'Failed to process your vote. Please try again.';
const ALERT_MS = 5000;

type Variables = PendingVote['variables'];
const wishOf = ({ state }: Mutation) => state as PendingVote;

/** The votes on a comment as the fan sees and pendingComments them; `press` toggles one side, and takes the other back. */
export function useVoteOnComment(comment: Comment, own: CommentVote) {
  const { list, author, refresh } = useThreadContext();
  const client = useQueryClient();
  const toast = useToast();
  const say = (text: string) => toast.show({ id: 'commentVote', kind: 'error', text, duration: ALERT_MS });
  const uid = author?.uid ?? '';
  const mutationKey = [...commentKeys.votes(uid, list), comment.id];
  const pendingComments = useMutationState({ filters: { mutationKey }, select: wishOf });
  const newest = () =>
    pendingVotes(client.getMutationCache().findAll({ mutationKey }).map(wishOf)).get(comment.id)?.variables;
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (wish: Variables) => {
      // Of ten quick clicks the last one counts.
      if (newest() !== wish) return false;
      await saveCommentVote(db, { uid, comment, value: wish.value });
      return true;
    },
    onSuccess: refresh,
    onError: (error) => {
      say(errorKind(error) === 'signedOut' ? SIGNED_OUT : FAILED);
      refresh();
    },
  });
  const press = (side: 1 | -1) => {
    if (!author) return say(SIGNED_OUT);
    const talk = client.getQueryData<LoadedComments>(commentKeys.talk(uid, list));
    // Not from the last render: a second click may come before it.
    const present = newest()?.value ?? talk?.votes[comment.id] ?? 0;
    mutate({ commentId: comment.id, value: present === side ? 0 : side });
  };
  const wished = pendingVotes(pendingComments).get(comment.id)?.variables.value;
  return { ...getShownCommentVotes(comment, own, wished), press };
}
