import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ModerationPage } from '#data/moderation/moderation.ts';
import type { ModerationView } from '#data/moderation/moderationFirestoreQueries.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { LOAD_FAILED } from './LoadErrorNotice.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';

type Props<View extends ModerationView> = {
  view: View;
  label: string;
  empty: string;
  children: (entry: ModerationPage<View>['entries'][number]) => ReactNode;
};

/** One of the three queues: reported content, hidden content or blocked accounts. */
export function ModerationQueue<View extends ModerationView>({ view, label, empty, children }: Props<View>) {
  const queue = useInfiniteQuery(moderationQueries.page(view));
  if (queue.isPending) return <Loading isTextVisible />;
  if (queue.isLoadingError) return <ErrorNotice message={LOAD_FAILED} onRetry={queue.refetch} />;
  const entries = queue.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0 && !queue.isError && !queue.hasNextPage) return <EmptyState text={empty} />;
  return (
    <>
      <ul className={styles.queue} aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.target}>{children(entry)}</li>
        ))}
      </ul>
      {(queue.isError || queue.hasNextPage) && (
        <ShowMore
          label="Show more"
          isBusy={queue.isError ? queue.isFetching : queue.isFetchingNextPage}
          problem={queue.isError && LOAD_FAILED}
          onMore={queue.isError && !queue.isFetchNextPageError ? queue.refetch : queue.fetchNextPage}
        />
      )}
    </>
  );
}
