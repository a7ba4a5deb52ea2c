import type { ListKey } from '@outrank/shared/documents/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { useNow } from '#ui/useNow.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './CommentsSection.module.css';
import { CommentThreads } from './CommentThreads.tsx';
import { commentQueries, mergePages, type ShownComment, useShownComments } from './commentQueries.ts';
import { FoldedComments, findFoldReason } from './FoldedComments.tsx';
import { type Author, ThreadContext } from './threadContext.ts';

type Props = {
  list: ListKey;
  author: Author | undefined;
  /** The items of the list are covered, so the comments are folded until the user asks for them. */
  isFolded?: boolean;
  /** The seasons of the list that the reader has not watched, by id. They fold the comments too. */
  unwatchedSeasons?: readonly string[];
  renderActions?: (comment: ShownComment) => ReactNode;
};

const FAILED = 'Failed to load comments.';

export default function CommentsSection(props: Props) {
  const { list, author, isFolded = false, unwatchedSeasons = [], renderActions } = props;
  const uid = author?.uid ?? '';
  const query = useInfiniteQuery({ ...commentQueries.pages(uid, list), enabled: author !== undefined });
  const { data, hasNextPage: hasOlder } = query;
  const read = useMemo(() => data && mergePages(data.pages), [data]);
  const shown = useShownComments(read, uid, list);
  const { announcement, announce } = useAnnouncer();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const [isUnfolded, setIsUnfolded] = useState(false);
  const handleShow = () => {
    setIsUnfolded(true);
    focusHeading();
  };
  const count = shown?.comments.length ?? 0;
  const foldReason = findFoldReason({ isSpoiler: isFolded, count, hasOlder, unwatchedSeasons });
  const context = useMemo(
    () => ({ list, author, now, announce, renderActions }),
    [list, author, now, announce, renderActions],
  );
  return (
    <ThreadContext value={context}>
      <section className={styles.section} aria-labelledby="comments">
        <h2 id="comments" ref={heading} tabIndex={-1}>
          Comments{' '}
          {count > 0 && (
            <span className={styles.count}>
              {count}
              {/* Older comments are not counted until they are loaded. */}
              {hasOlder && '+'}
            </span>
          )}
        </h2>
        {author ? (
          <CommentForm label="Add a comment" postLabel="Post Comment" />
        ) : (
          <p className={styles.signedOut}>Please log in to add comments.</p>
        )}
        <p role="status" className="visuallyHidden">
          {announcement}
        </p>
        <QueryView
          query={{ ...query, data: shown }}
          failedText={FAILED}
          skeleton={
            author && (
              <Loading label="Loading comments ...">
                <Skeleton shape="block" height="20rem" />
              </Loading>
            )
          }
          isEmpty={({ comments }) => comments.length === 0}
          empty={<EmptyState text="No comments yet. Be the first to comment!" />}
        >
          {({ comments, votes }) =>
            foldReason && !isUnfolded ? (
              <FoldedComments reason={foldReason} onShow={handleShow} />
            ) : (
              <>
                <CommentThreads comments={comments} votes={votes} onDeleted={focusHeading} />
                <ShowMore label="Show older comments" query={query} failedText={FAILED} />
              </>
            )
          }
        </QueryView>
      </section>
    </ThreadContext>
  );
}
