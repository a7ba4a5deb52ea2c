import type { ReactNode } from 'react';
import type { BrowseResult } from '#features/lists/browse/useBrowse.ts';
import { ListGrid } from '#features/lists/card/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/card/ListGridSkeleton.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { ListCardWithVotes } from './ListCardWithVotes.tsx';
import styles from './PublicLists.module.css';

type Props = { browsed: BrowseResult; empty: ReactNode };

/**
 * Pages of public lists as cards, a skeleton, an error notice or an empty state. Another filter renders new cards: cards
 * that both results share would otherwise jump to their new position.
 */
export function PublicLists({
  browsed: { lists, entries, problem, shownFilterKey, showMore },
  empty,
}: Props) {
  const isEmpty = entries?.length === 0 && !lists.hasNextPage;
  if (lists.isPending || (isEmpty && lists.isPlaceholderData)) return <ListGridSkeleton count={12} />;
  if (!entries) {
    return problem && <ErrorNotice message={problem} onRetry={lists.refetch} isRetrying={lists.isFetching} />;
  }
  if (isEmpty) return empty;
  return (
    <>
      <div className={styles.lists} aria-busy={lists.isPlaceholderData || undefined}>
        <ListGrid key={shownFilterKey} entries={entries}>
          {(list) => <ListCardWithVotes list={list} />}
        </ListGrid>
      </div>
      {(lists.isError || (lists.hasNextPage && !lists.isPlaceholderData)) && (
        <ShowMore
          label="Show more rankings"
          isBusy={lists.isError ? lists.isFetching : lists.isFetchingNextPage}
          problem={problem}
          onMore={lists.isError && !lists.isFetchNextPageError ? lists.refetch : showMore}
        />
      )}
    </>
  );
}
