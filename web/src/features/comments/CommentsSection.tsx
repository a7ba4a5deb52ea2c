import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { ListKey } from '@outrank/shared/documents/list';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { watchComments } from '#data/comments/watchComments.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { useNow } from '#ui/useNow.ts';
import { CommentForm } from './CommentForm.tsx';
import item from './CommentItem.module.css';
import styles from './CommentsSection.module.css';
import { CommentThreads } from './CommentThreads.tsx';
import { FoldedComments, findFoldReason } from './FoldedComments.tsx';
import { type ShownComment, useShownComments } from './pendingComments.ts';
import { type Author, ThreadContext } from './threadContext.ts';
import { useComments } from './useComments.ts';

type Props = {
  list: ListKey;
  author: Author | undefined;
  /** The items of the list are covered, so the comments are folded until the user asks for them. */
  isFolded?: boolean;
  /** The seasons of the list that the reader has not watched, by id. They fold the comments too. */
  unwatchedSeasons?: readonly string[];
  /** Further buttons for another user's comment. */
  renderActions?: (comment: ShownComment) => ReactNode;
  watch?: typeof watchComments;
};

/** The live comments under a list, with replies and votes. */
export default function CommentsSection(props: Props) {
  const { list, author, isFolded = false, unwatchedSeasons = [], renderActions, watch } = props;
  const { loaded, refresh, ...watched } = useComments(list, author?.uid, watch);
  const comments = useShownComments(loaded, author?.uid, list);
  const { announcement, announce } = useAnnouncer();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const [isUnfolded, setIsUnfolded] = useState(false);
  const handleShow = () => {
    setIsUnfolded(true);
    focusHeading();
  };
  const foldReason = findFoldReason({
    isSpoiler: isFolded,
    count: comments?.length ?? 0,
    hasOlder: loaded?.hasOlder ?? false,
    unwatchedSeasons,
  });
  const context = useMemo(
    () => ({ list, author, refresh, now, announce, renderActions }),
    [list, author, refresh, now, announce, renderActions],
  );
  return (
    <ThreadContext value={context}>
      <section className={styles.section} aria-labelledby="comments">
        <div className={styles.head}>
          <h2 id="comments" ref={heading} tabIndex={-1}>
            Comments <CommentCount loaded={loaded} comments={comments} />
          </h2>
          <p role="status" className={styles.busy}>
            {watched.isBusy && 'Busy: updates every 30 seconds'}
          </p>
        </div>
        {author ? (
          <CommentForm label="Add a comment" postLabel="Post Comment" />
        ) : (
          <p className={styles.signedOut}>Please log in to add comments.</p>
        )}
        <p role="status" className="visuallyHidden">
          {announcement}
        </p>
        <QueryView
          query={{
            data: comments,
            isError: watched.isFailed,
            isFetching: false,
            dataUpdatedAt: watched.dataUpdatedAt,
            refetch: watched.retry,
          }}
          failedText="Failed to load comments."
          skeleton={author && <CommentsSkeleton />}
          isEmpty={(shown) => shown.length === 0}
          empty={<EmptyState text="No comments yet. Be the first to comment!" />}
        >
          {(shown) =>
            foldReason && !isUnfolded ? (
              <FoldedComments reason={foldReason} onShow={handleShow} />
            ) : (
              loaded && (
                <CommentThreads
                  comments={shown}
                  loaded={loaded}
                  onShowOlder={watched.showOlder}
                  onDeleted={focusHeading}
                />
              )
            )
          }
        </QueryView>
      </section>
    </ThreadContext>
  );
}

type CountProps = { loaded: LoadedComments | undefined; comments: readonly ShownComment[] | undefined };

/** A plus sign says that there are older comments, which are not counted until they are loaded. */
function CommentCount({ loaded, comments }: CountProps) {
  if (!loaded || !comments?.length) return null;
  return (
    <span className={styles.count}>
      {comments.length}
      {loaded.hasOlder && '+'}
    </span>
  );
}

const WIDTHS = ['80%', '55%', '68%'];

/** Stands in for the first comments while they load. */
function CommentsSkeleton() {
  return (
    <Loading label="Loading comments ...">
      <div className={styles.threads}>
        {WIDTHS.map((width) => (
          <div key={width} className={styles.thread}>
            <div className={item.comment}>
              <span className={item.badge} style={{ width: 40, height: 40 }} />
              <Skeleton width="9rem" height="1.4em" />
              <div className={item.text}>
                <Skeleton width={width} />
              </div>
              <div className={item.actions} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
