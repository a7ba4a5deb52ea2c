import type { LoadedComments, Thread } from '@outrank/shared/comments/threads';
import { useRef } from 'react';
import { CommentForm } from '#features/comments/form/CommentForm.tsx';
import { useThreadContext } from '#features/comments/threadContext.ts';
import { Button } from '#ui/form/Button.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentThread.module.css';

type Props = {
  thread: Thread;
  votes: LoadedComments['votes'];
  isReplying: boolean;
  onReply: (isReplying: boolean) => void;
  onDelete: (id: string) => void;
};

/** A comment with its replies. The replies to a deleted comment stay. */
export function CommentThread({ thread, votes, isReplying, onReply, onDelete }: Props) {
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
          vote={votes[id]?.value ?? 0}
          onDelete={() => onDelete(id)}
          actions={
            author && (
              <span ref={replyButton}>
                <ReplyButton isReplying={isReplying} onReply={onReply} to={comment.userName} />
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
                    vote={votes[reply.id]?.value ?? 0}
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

type ReplyButtonProps = Pick<Props, 'isReplying' | 'onReply'> & { to: string };

function ReplyButton({ isReplying, onReply, to }: ReplyButtonProps) {
  return (
    <Button variant="quiet" size="small" aria-expanded={isReplying} onClick={() => onReply(!isReplying)}>
      {isReplying ? 'Cancel' : 'Reply'}{' '}
      <span className="visuallyHidden">{isReplying ? 'the reply' : `to ${to}`}</span>
    </Button>
  );
}
