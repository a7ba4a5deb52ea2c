import { type LoadedComments, groupIntoThreads } from '@outrank/shared/comments/threads';
import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import styles from '#features/comments/CommentsSection.module.css';
import { CommentThread } from './CommentThread.tsx';
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx';
import type { ShownComment } from '#features/comments/pendingComments.ts';

type Props = {
  comments: readonly ShownComment[];
  talk: LoadedComments;
  onShowOlder: () => void;
  onDeleted: () => void;
};

/** All threads, newest first. One reply is written at a time. */
export function CommentThreads({ comments, talk, onShowOlder, onDeleted }: Props) {
  const [replyingTo, setReplyingTo] = useState<string>();
  const [deleting, setDeleting] = useState<string>();
  const [olderAskedOf, setOlderAskedOf] = useState<LoadedComments>();
  return (
    <>
      <ul className={styles.threads} aria-label="Comments">
        {groupIntoThreads(comments).map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            votes={talk.votes}
            isReplying={replyingTo === thread.id}
            onReply={(isReplying) => setReplyingTo(isReplying ? thread.id : undefined)}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {talk.hasOlder && (
        <Button
          isBusy={olderAskedOf === talk}
          onClick={() => {
            setOlderAskedOf(talk);
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
