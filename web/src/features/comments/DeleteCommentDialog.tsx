import { DELETE_SIGNED_OUT, NOT_YOUR_COMMENT } from '@outrank/shared/callSchemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteComment } from '#data/comments/writeComments.ts';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import ConfirmPopup from '#ui/overlay/ConfirmPopup.tsx';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import { commentKeys } from './commentQueries.ts';
import { useThreadContext } from './threadContext.ts';

/** Confirms the deletion of a comment. It is part of this chunk, so that it also opens while offline. */
export function DeleteCommentDialog(props: { commentId: string; onClose: (isDeleted: boolean) => void }) {
  const { commentId, onClose } = props;
  const { remove, isDeleting } = useDeleteComment(commentId, onClose);
  return (
    <ConfirmPopup
      question="Are you sure you want to delete this comment?"
      confirmLabel="Delete"
      onConfirm={remove}
      // A deletion that is under way cannot be canceled.
      onCancel={() => isDeleting || onClose(false)}
      isDanger
      isBusy={isDeleting}
    />
  );
}

const FAILED = 'Failed to delete comment. Please try again.';

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: DELETE_SIGNED_OUT,
  forbidden: NOT_YOUR_COMMENT,
};

function useDeleteComment(commentId: string, onDone: (isDeleted: boolean) => void) {
  const { list, author, announce } = useThreadContext();
  const client = useQueryClient();
  const uid = author?.uid ?? '';
  const showError = useErrorToast('deleteComment');
  const { mutate, isPending } = useMutation({
    mutationKey: commentKeys.deletions(uid, list),
    mutationFn: deleteComment,
    onSuccess: () => {
      announce('Comment deleted.');
      onDone(true);
      void client.invalidateQueries({ queryKey: commentKeys.loaded(uid, list) });
    },
    onError: (error) => {
      showError(problems[errorKind(error)] ?? FAILED);
      onDone(false);
    },
  });
  const remove = () => {
    if (author) return mutate(commentId);
    showError(DELETE_SIGNED_OUT);
    onDone(false);
  };
  return { remove, isDeleting: isPending };
}
