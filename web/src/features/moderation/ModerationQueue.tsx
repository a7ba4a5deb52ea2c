import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageOfModeration } from '#data/moderation/curatorAccess.ts';
import type { ModerationView } from '#data/moderation/moderationFirestoreQueries.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { EmptyState, ErrorNotice, QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';

type Props<View extends ModerationView> = {
  view: View;
  label: string;
  empty: string;
  children: (entry: PageOfModeration<View>['entries'][number]) => ReactNode;
};

/** One of the three queues: reported content, hidden content or blocked accounts. */
export function ModerationQueue<View extends ModerationView>({ view, label, empty, children }: Props<View>) {
  const queue = useInfiniteQuery(moderationQueries.page(view));
  return (
    <QueryView
      query={queue}
      failedText={LOAD_FAILED}
      skeleton={<Loading isTextVisible />}
      isEmpty={(entries) => !queue.hasNextPage && entries.length === 0}
      empty={<EmptyState text={empty} />}
    >
      {(entries) => (
        <>
          <ul className={styles.queue} aria-label={label}>
            {entries.map((entry) => (
              <li key={entry.target}>{children(entry)}</li>
            ))}
          </ul>
          <ShowMore label="Show more" query={queue} failedText={LOAD_FAILED} />
        </>
      )}
    </QueryView>
  );
}

export const LOAD_FAILED = "This couldn't be loaded. Please try again.";

/** Replaces a part of a card that could not be read. */
export function LoadErrorNotice({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className={styles.loadError}>
      <ErrorNotice message={LOAD_FAILED} onRetry={onRetry} />
    </div>
  );
}
