import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useDeleteComment } from './useDeleteComment.ts';

type Props = { commentId: string; onClose: (isDeleted: boolean) => void };

/** Asks before a comment is gone for good. */
export function DeleteCommentDialog({ commentId, onClose }: Props) {
  const { remove, isDeleting } = useDeleteComment(commentId, onClose);
  return (
    <ConfirmDialog
      question="Are you sure you want to delete this comment?"
      confirmLabel="Delete"
      onConfirm={remove}
      onCancel={() => onClose(false)}
      isDanger
      isBusy={isDeleting}
    />
  );
}
