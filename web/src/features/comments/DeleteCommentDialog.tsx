import { Suspense } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.ts';
import { useDeleteComment } from './useDeleteComment.ts';

type Props = { commentId: string; onClose: (isDeleted: boolean) => void };

/** Asks before a comment is gone for good. */
export function DeleteCommentDialog({ commentId, onClose }: Props) {
  const { remove, isDeleting } = useDeleteComment(commentId, onClose);
  return (
    <Suspense>
      <ConfirmDialog
        question="Are you sure you want to delete this comment?"
        confirmLabel="Delete"
        onConfirm={remove}
        // A deletion that is under way cannot be called back.
        onCancel={() => isDeleting || onClose(false)}
        isDanger
        isBusy={isDeleting}
      />
    </Suspense>
  );
}
