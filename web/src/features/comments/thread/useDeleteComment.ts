import { DELETE_SIGNED_OUT, NOT_YOUR_COMMENT } from '@outrank/shared/callables';
import { useMutation } from '@tanstack/react-query';
import { deleteComment } from '#data/comments/deleteComment.ts';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { commentKeys } from '#features/comments/commentKeys.ts';
import { useThreadContext } from '#features/comments/threadContext.ts';

const FAILED = 'Failed to delete comment. Please try again.';
const ALERT_MS = 5000;

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: DELETE_SIGNED_OUT,
  forbidden: NOT_YOUR_COMMENT,
};

/** Deletes one's own comment or reply; deleted in another tab already is as good. */
export function useDeleteComment(commentId: string, onDone: (isDeleted: boolean) => void) {
  const { list, author, refresh, announce } = useThreadContext();
  const toast = useToast();
  const say = (text: string) => toast.show({ id: 'deleteComment', kind: 'error', text, duration: ALERT_MS });
  const { mutate, isPending } = useMutation({
    mutationKey: commentKeys.deletions(author?.uid ?? '', list),
    mutationFn: deleteComment,
    onSuccess: () => {
      announce('Comment deleted.');
      onDone(true);
      refresh();
    },
    onError: (error) => {
      say(problems[errorKind(error)] ?? FAILED);
      onDone(false);
    },
  });
  const remove = () => {
    if (author) return mutate(commentId);
    say(DELETE_SIGNED_OUT);
    onDone(false);
  };
  return { remove, isDeleting: isPending };
}
