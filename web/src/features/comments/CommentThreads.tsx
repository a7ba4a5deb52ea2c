import { DELETE_SIGNED_OUT, NOT_YOUR_COMMENT } from '@outrank/shared/callSchemas';
import { groupIntoThreads, type Thread } from '@outrank/shared/comments/threads';
import { findEntry } from '@outrank/shared/members';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deleteComment } from '#data/comments/writeComments.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { Button } from '#ui/form/Button.tsx';
import ConfirmPopup from '#ui/overlay/ConfirmPopup.tsx';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentsSection.module.css';
import { commentKeys, type ShownComments } from './commentQueries.ts';
import { useThreadContext } from './threadContext.ts';

type Props = ShownComments & { onDeleted: () => void };

/** All threads, newest first. Only one reply form is open at a time. */
export function CommentThreads({ comments, votes, onDeleted }: Props) {
  const [replyingTo, setReplyingTo] = useState<string>();
  const [deleting, setDeleting] = useState<string>();
  const hasDeleted = useRef(false);
  useEffect(() => {
    if (deleting !== undefined || !hasDeleted.current) return;
    hasDeleted.current = false;
    // A dialog that closes gives the focus back first, to a button that may be gone.
    requestAnimationFrame(onDeleted);
  }, [deleting, onDeleted]);
  return (
    <>
      <ul className={styles.threads} aria-label="Comments">
        {groupIntoThreads(comments).map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            votes={votes}
            isReplying={replyingTo === thread.id}
            onReply={(isReplying) => setReplyingTo(isReplying ? thread.id : undefined)}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {deleting !== undefined && (
        <DeleteCommentDialog
          commentId={deleting}
          onClose={(isDeleted) => {
            hasDeleted.current = isDeleted;
            setDeleting(undefined);
          }}
        />
      )}
    </>
  );
}

type CommentThreadProps = {
  thread: Thread;
  votes: ShownComments['votes'];
  isReplying: boolean;
  onReply: (isReplying: boolean) => void;
  onDelete: (id: string) => void;
};

/** A comment with its replies. The replies to a deleted comment stay. */
function CommentThread({ thread, votes, isReplying, onReply, onDelete }: CommentThreadProps) {
  const { author } = useThreadContext();
  const { id, comment, replies } = thread;
  const replyButton = useRef<HTMLSpanElement>(null);
  const handlePosted = () => {
    onReply(false);
    replyButton.current?.querySelector('button')?.focus();
  };
  return (
    <li className={styles.thread}>
      {comment ? (
        <CommentItem
          comment={comment}
          vote={findEntry(votes, id) ?? 0}
          onDelete={() => onDelete(id)}
          actions={
            author && (
              <span ref={replyButton}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-expanded={isReplying}
                  onClick={() => onReply(!isReplying)}
                >
                  {isReplying ? 'Cancel' : 'Reply'}{' '}
                  <span className="visuallyHidden">
                    {isReplying ? 'the reply' : `to ${comment.userName}`}
                  </span>
                </Button>
              </span>
            )
          }
        />
      ) : (
        <p className={styles.deleted}>This comment was deleted.</p>
      )}
      {(replies.length > 0 || (comment && isReplying)) && (
        <div className={styles.replyArea}>
          {comment && isReplying && (
            <CommentForm
              parentId={id}
              label={`Reply to ${comment.userName}`}
              postLabel="Post Reply"
              onPosted={handlePosted}
              autoFocus
            />
          )}
          {replies.length > 0 && (
            <ul
              className={styles.replies}
              aria-label={comment ? `Replies to ${comment.userName}` : 'Replies'}
            >
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem
                    comment={reply}
                    vote={findEntry(votes, reply.id) ?? 0}
                    onDelete={() => onDelete(reply.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}

const failures = {
  signedOut: DELETE_SIGNED_OUT,
  forbidden: NOT_YOUR_COMMENT,
  failed: 'Failed to delete comment. Please try again.',
};

/** Confirms the deletion of a comment, and deletes it. It is part of this chunk, so that it also opens while offline. */
export function DeleteCommentDialog(props: { commentId: string; onClose: (isDeleted: boolean) => void }) {
  const { commentId, onClose } = props;
  const { list, author, announce } = useThreadContext();
  const client = useQueryClient();
  const uid = author?.uid ?? '';
  const showError = useErrorToast('deleteComment');
  const { mutate, isPending } = useMutation({
    mutationKey: commentKeys.deletions(uid, list),
    mutationFn: deleteComment,
    onSuccess: () => {
      announce('Comment deleted.');
      onClose(true);
      void client.invalidateQueries({ queryKey: commentKeys.loaded(uid, list) });
    },
    onError: (error) => {
      showError(describeFailure(error, failures));
      onClose(false);
    },
  });
  const handleConfirm = () => {
    if (author) return mutate(commentId);
    showError(DELETE_SIGNED_OUT);
    onClose(false);
  };
  return (
    <ConfirmPopup
      question="Are you sure you want to delete this comment?"
      confirmLabel="Delete"
      onConfirm={handleConfirm}
      // A deletion that is under way cannot be canceled.
      onCancel={() => isPending || onClose(false)}
      isBusy={isPending}
    />
  );
}
