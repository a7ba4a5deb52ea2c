import type { CommentVote } from '@outrank/shared/documents/reactions';
import { DAY_MS, WEEK_MS } from '@outrank/shared/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/form/Button.tsx';
import { formatDay, lazyValue } from '#ui/format.ts';
import { Badge } from '#ui/layout/Card.tsx';
import DistinctName, { useDistinctName } from '#ui/names/DistinctName.tsx';
import { getInitials } from '#ui/picture/Portrait.tsx';
import styles from './CommentItem.module.css';
import { CommentText } from './CommentText.tsx';
import { CommentVotes } from './CommentVotes.tsx';
import type { ShownComment } from './commentQueries.ts';
import { useThreadContext } from './threadContext.ts';

const BADGE_SIZE = 40;
const REPLY_BADGE_SIZE = 32;

type Props = {
  comment: ShownComment;
  vote: CommentVote;
  onDelete: () => void;
  actions?: ReactNode;
};

export function CommentItem({ comment, vote, onDelete, actions }: Props) {
  const { author, renderActions } = useThreadContext();
  const authorName = useDistinctName(comment.userId, comment.userName);
  const isOwn = comment.userId === author?.uid;
  const size = comment.isReply ? REPLY_BADGE_SIZE : BADGE_SIZE;
  return (
    <article
      className={styles.comment}
      data-posting={comment.isPosting}
      aria-label={`${comment.isReply ? 'Reply' : 'Comment'} by ${authorName}`}
    >
      <span className={styles.badge} style={{ width: size, height: size }} aria-hidden="true">
        {getInitials(comment.userName)}
      </span>
      <CommentHead comment={comment} />
      <CommentText text={comment.text} isOwn={isOwn} />
      {!comment.isPosting && (
        <div className={styles.actions}>
          <CommentVotes comment={comment} vote={vote} />
          {actions}
          {author && !isOwn && renderActions?.(comment)}
          {isOwn && (
            <Button variant="quiet" size="small" onClick={onDelete}>
              Delete
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function CommentHead({ comment }: { comment: ShownComment }) {
  const { list, now } = useThreadContext();
  return (
    <p className={styles.head}>
      <Link
        className={styles.author}
        to={paths.userRankings(comment.userId)}
        state={{ userName: comment.userName }}
      >
        <DistinctName id={comment.userId} name={comment.userName} />
      </Link>
      {comment.userId === list.userId && <Badge tone="torch">List creator</Badge>}
      {comment.isPosting ? (
        <span className={styles.time}>Posting …</span>
      ) : (
        <time
          className={styles.time}
          dateTime={comment.createdAt}
          title={full().format(new Date(comment.createdAt))}
        >
          {formatTimeAgo(comment.createdAt, now)}
        </time>
      )}
    </p>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const relative = lazyValue(() => new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }));
const full = lazyValue(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }));

/** How long ago a time (ISO) was, or its date. A slow device clock never yields a time in the future. */
export function formatTimeAgo(time: string, now: number): string {
  const age = now - Date.parse(time);
  if (age > WEEK_MS || age < -HOUR) return formatDay(time);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return relative().format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY_MS) return relative().format(-Math.floor(age / HOUR), 'hour');
  return relative().format(-Math.floor(age / DAY_MS), 'day');
}
