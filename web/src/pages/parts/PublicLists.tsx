import type { ReactNode } from 'react';
import type { BrowseResult } from '#features/lists/browse/useBrowse.ts';
import { ListGrid } from '#features/lists/card/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/card/ListGridSkeleton.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { ListCardWithVotes } from './ListCardWithVotes.tsx';
import styles from './PublicLists.module.css';

const LOAD_FAILED = 'Failed to load public lists. Please try again later.';

type Props = { browsed: BrowseResult; empty: ReactNode };

/**
 * Pages of public lists as cards, a skeleton, an error notice or an empty state. Another filter renders new cards: cards
 * that both results share would otherwise jump to their new position.
 */
export function PublicLists({ browsed: { lists, entries, shownFilterKey, showMore }, empty }: Props) {
  const isEmpty = entries?.length === 0 && !lists.hasNextPage;
  if (lists.isPending || (isEmpty && lists.isPlaceholderData)) return <ListGridSkeleton count={12} />;
  if (!entries) {
    return <ErrorNotice message={LOAD_FAILED} onRetry={lists.refetch} isRetrying={lists.isFetching} />;
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
          problem={lists.isError && LOAD_FAILED}
          onMore={lists.isError && !lists.isFetchNextPageError ? lists.refetch : showMore}
        />
      )}
    </>
  );
}
