import { groupIntoThreads, type LoadedComments } from '@outrank/shared/comments/threads';
import { useState } from 'react';
import styles from '#features/comments/CommentsSection.module.css';
import type { ShownComment } from '#features/comments/pendingComments.ts';
import { Button } from '#ui/form/Button.tsx';
import { CommentThread } from './CommentThread.tsx';
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx';

type Props = {
  comments: readonly ShownComment[];
  loaded: LoadedComments;
  onShowOlder: () => void;
  onDeleted: () => void;
};

/** All threads, newest first. Only one reply form is open at a time. */
export function CommentThreads({ comments, loaded, onShowOlder, onDeleted }: Props) {
  const [replyingTo, setReplyingTo] = useState<string>();
  const [deleting, setDeleting] = useState<string>();
  const [olderRequestedFor, setOlderRequestedFor] = useState<LoadedComments>();
  return (
    <>
      <ul className={styles.threads} aria-label="Comments">
        {groupIntoThreads(comments).map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            votes={loaded.votes}
            isReplying={replyingTo === thread.id}
            onReply={(isReplying) => setReplyingTo(isReplying ? thread.id : undefined)}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {loaded.hasOlder && (
        <Button
          isBusy={olderRequestedFor === loaded}
          onClick={() => {
            setOlderRequestedFor(loaded);
            onShowOlder();
          }}
        >
          Show older comments
        </Button>
      )}
      {deleting !== undefined && (
        <DeleteCommentDialog
          commentId={deleting}
          onClose={(isDeleted) => {
            setDeleting(undefined);
            if (isDeleted) onDeleted();
          }}
        />
      )}
    </>
  );
}
