import { getShownCommentVotes } from '@outrank/shared/comments/commentVotes';
import type { Comment } from '@outrank/shared/documents/comment';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { DAY_MS, WEEK_MS } from '@outrank/shared/limits';
import { findEntry } from '@outrank/shared/members';
import { type Mutation, useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveCommentVote } from '#data/comments/writeComments.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { UserLink } from '#reader/UserLink.tsx';
import { Button } from '#ui/form/Button.tsx';
import { IconToggle } from '#ui/form/Toggle.tsx';
import { formatDay, lazyValue, pluralize } from '#ui/format.ts';
import { Badge } from '#ui/layout/Card.tsx';
import { useDistinctName } from '#ui/names/DistinctName.tsx';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import { getInitials } from '#ui/picture/Portrait.tsx';
import styles from './CommentItem.module.css';
import { CommentText } from './CommentText.tsx';
import {
  commentKeys,
  findReadComments,
  mergeVotes,
  type PendingVote,
  type ShownComment,
} from './commentQueries.ts';
import { useThreadContext } from './threadContext.ts';

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
  return (
    <article
      className={styles.comment}
      data-posting={comment.isPosting}
      aria-label={`${comment.isReply ? 'Reply' : 'Comment'} by ${authorName}`}
    >
      <span className={styles.badge} data-is-reply={comment.isReply || undefined} aria-hidden="true">
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
      <UserLink className={styles.author} userId={comment.userId} userName={comment.userName} />
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

type VotesProps = {
  /** Its counts are the votes of others. */
  comment: Comment;
  vote: CommentVote;
};

/** Upvote and downvote buttons with their counts. A user has at most one of the two votes. */
export function CommentVotes({ comment, vote }: VotesProps) {
  const { author } = useThreadContext();
  const { upvoteCount, downvoteCount } = getShownCommentVotes(comment, vote);
  const toggleVote = useToggleVote(comment);
  const target = `the comment by ${useDistinctName(comment.userId, comment.userName)}`;
  const sides = [
    { side: 1, verb: 'Upvote', noun: 'upvote', icon: <ArrowBigUp />, count: upvoteCount },
    { side: -1, verb: 'Downvote', noun: 'downvote', icon: <ArrowBigDown />, count: downvoteCount },
  ] as const;
  return sides.map(({ side, verb, noun, icon, count }) => (
    <IconToggle
      key={side}
      label={`${verb} ${target}, ${pluralize(count, noun)}`}
      icon={icon}
      isPressed={vote === side}
      onToggle={() => toggleVote(side)}
      hint={author ? undefined : 'Please log in to vote'}
    >
      {count}
    </IconToggle>
  ));
}

const failures = {
  signedOut: 'You must be logged in to vote on comments.',
  failed: 'Failed to process your vote. Please try again.',
  tooFast: "You're voting too fast. Try again in a minute.",
};

function useToggleVote(comment: Comment) {
  const { list, author } = useThreadContext();
  const client = useQueryClient();
  const showError = useErrorToast('commentVote');
  const uid = author?.uid ?? '';
  const allVotes = commentKeys.votes(uid, list);
  const mutationKey = [...allVotes, comment.id];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (input: PendingVote['variables']) => {
      // Only the last of several quick clicks is sent.
      const newest = client.getMutationCache().findAll({ mutationKey, status: 'pending' }).at(-1);
      if (newest?.state.variables !== input) return undefined;
      await saveCommentVote({ uid, comment, value: input.value });
      return performance.now();
    },
    onError: (error) => showError(describeFailure(error, failures)),
    onSettled: (savedAt, error) => {
      if (savedAt !== undefined || error)
        void client.invalidateQueries({ queryKey: commentKeys.loaded(uid, list) });
    },
  });
  return (side: 1 | -1) => {
    if (!author) return showError(failures.signedOut);
    // The caches, not the last render: a second click may come before it.
    const read = findReadComments(client, uid, list);
    const votes = client.getMutationCache().findAll({ mutationKey: allVotes }).map(getState);
    const current = read && findEntry(mergeVotes(read, votes), comment.id);
    mutate({ commentId: comment.id, value: current === side ? 0 : side });
  };
}

const getState = ({ state }: Mutation) => state as PendingVote;
