import ConfirmPopup from '#ui/overlay/ConfirmPopup.tsx';
import { useDeleteComment } from './useDeleteComment.ts';

type Props = { commentId: string; onClose: (isDeleted: boolean) => void };

/** Asks before a comment is gone for good. The question comes with the talk, so that it can be asked without a connection too. */
export function DeleteCommentDialog({ commentId, onClose }: Props) {
  const { remove, isDeleting } = useDeleteComment(commentId, onClose);
  return (
    <ConfirmPopup
      question="Are you sure you want to delete this comment?"
      confirmLabel="Delete"
      onConfirm={remove}
      // A deletion that is under way cannot be called back.
      onCancel={() => isDeleting || onClose(false)}
      isDanger
      isBusy={isDeleting}
    />
  );
}
