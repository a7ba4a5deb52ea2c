import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import { type ReactNode, useMemo, useRef } from 'react';
import type { watchComments } from '#data/comments/watchComments.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { CommentForm } from '#features/comments/form/CommentForm.tsx';
import styles from './CommentsSection.module.css';
import { CommentsSkeleton } from './CommentsSkeleton.tsx';
import { CommentThreads } from '#features/comments/thread/CommentThreads.tsx';
import type { ShownComment } from './pendingComments.ts';
import { type Author, ThreadContext } from './threadContext.ts';
import { useComments } from './useComments.ts';
import { useNow } from './useNow.ts';
import { useShownComments } from './useShownComments.ts';

type Props = {
  list: ListKey;
  author: Author | undefined;
  /** What else the fan may do with a comment of another. */
  renderActions?: (comment: ShownComment) => ReactNode;
  watch?: typeof watchComments;
};

/** The talk about a list, live: what fans say, what they answer, and how they vote on it. */
export default function CommentsSection({ list, author, renderActions, watch }: Props) {
  const { talk, isFailed, retry, showOlder, refresh } = useComments(list, author?.uid, watch);
  const comments = useShownComments(talk, author?.uid, list);
  const { announcement, announce } = useAnnouncer();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const context = useMemo(
    () => ({ list, author, refresh, now, announce, renderActions }),
    [list, author, refresh, now, announce, renderActions],
  );
  return (
    <ThreadContext value={context}>
      <section className={styles.section} aria-labelledby="comments">
        <h2 id="comments" ref={heading} tabIndex={-1}>
          Comments <CommentCount talk={talk} comments={comments} />
        </h2>
        {author ? (
          <CommentForm label="Add a comment" postLabel="Post Comment" />
        ) : (
          <p className={styles.signedOut}>Please log in to add comments.</p>
        )}
        <p role="status" className="visuallyHidden">
          {announcement}
        </p>
        {isFailed && !talk && <ErrorNotice message="The comments cannot be shown now." onRetry={retry} />}
        {!talk && !isFailed && author && <CommentsSkeleton />}
        {comments?.length === 0 && <EmptyState text="No comments yet. Be the first to comment!" />}
        {talk && comments && comments.length > 0 && (
          <CommentThreads
            comments={comments}
            talk={talk}
            onShowOlder={showOlder}
            onDeleted={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </section>
    </ThreadContext>
  );
}

type CountProps = { talk: LoadedComments | undefined; comments: readonly ShownComment[] | undefined };

/** Older pages are not pluralize before they are shown. */
function CommentCount({ talk, comments }: CountProps) {
  if (!talk || !comments?.length) return null;
  return (
    <span className={styles.count}>
      {comments.length}
      {talk.hasOlder && '+'}
    </span>
  );
}
