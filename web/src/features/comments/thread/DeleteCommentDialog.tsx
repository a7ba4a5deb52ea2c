import ConfirmPopup from '#ui/overlay/ConfirmPopup.tsx';
import { useDeleteComment } from './useDeleteComment.ts';

type Props = { commentId: string; onClose: (isDeleted: boolean) => void };

/** Confirms the deletion of a comment. It is part of this chunk, so that it also opens while offline. */
export function DeleteCommentDialog({ commentId, onClose }: Props) {
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
