import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import type { ListKey } from '@outrank/shared/documents/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { announce, useLiveRegion } from '#ui/feedback/announce.ts';
import { LoadingSkeleton } from '#ui/feedback/Loading.tsx';
import { EmptyState, QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { useNow } from '#ui/useNow.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './CommentsSection.module.css';
import { CommentThreads } from './CommentThreads.tsx';
import { commentQueries, mergeCommentPages, type ShownComment, useShownComments } from './commentQueries.ts';
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
  const read = useMemo(() => data && mergeCommentPages(data.pages), [data]);
  const shown = useShownComments(read, uid, list);
  useLiveRegion();
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
    [list, author, now, renderActions],
  );
  return (
    <ThreadContext value={context}>
      <section className={styles.section} aria-labelledby="comments">
        <h2 id="comments" ref={heading} tabIndex={-1}>
          Comments{' '}
          {count > 0 && (
            <span className={styles.count}>
              {/* Older comments are not counted until they are loaded. */}
              {`${count}${hasOlder ? '+' : ''}`}
            </span>
          )}
        </h2>
        {author ? (
          <CommentForm label="Add a comment" postLabel="Post Comment" />
        ) : (
          <p className={styles.signedOut}>Please log in to add comments.</p>
        )}
        <QueryView
          query={{ ...query, data: shown }}
          failedText={FAILED}
          skeleton={author && <LoadingSkeleton label="Loading comments ..." shape="block" height="20rem" />}
          isEmpty={({ comments }) => comments.length === 0}
          empty={<EmptyState text="No comments yet. Be the first to comment!" />}
        >
          {({ comments, votes }) =>
            foldReason && !isUnfolded ? (
              <div className={styles.folded}>
                <EyeOff size={22} aria-hidden="true" />
                <p>{foldReason}</p>
                <Button onClick={handleShow}>Show comments</Button>
              </div>
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

/** Seasons beyond this many are counted instead of named. */
const NAMED_SEASONS = 2;

/** 'Palau', 'Palau and Cagayan', 'Palau, Cagayan and 3 more seasons'. */
function nameSeasons(ids: readonly string[]): string {
  const names = ids.map(nameSeason);
  const rest = names.length - NAMED_SEASONS;
  return rest > 0
    ? `${names.slice(0, NAMED_SEASONS).join(', ')} and ${pluralize(rest, 'more season')}`
    : names.join(' and ');
}

type Fold = {
  /** The list gives away spoilers, so not even its seasons are named. */
  readonly isSpoiler: boolean;
  readonly count: number;
  /** There are older comments, which are not counted until they are loaded. */
  readonly hasOlder: boolean;
  readonly unwatchedSeasons: readonly string[];
};

/** Why comments are folded until the reader asks for them, or undefined when they are not. */
export function findFoldReason({ isSpoiler, count, hasOlder, unwatchedSeasons }: Fold): string | undefined {
  if (isSpoiler) return 'Comments may contain spoilers.';
  if (unwatchedSeasons.length === 0) return undefined;
  const seasons = nameSeasons(unwatchedSeasons);
  if (hasOlder) return `${count}+ comments. They may mention ${seasons}.`;
  return `${pluralize(count, 'comment')}. ${count === 1 ? 'It' : 'They'} may mention ${seasons}.`;
}
