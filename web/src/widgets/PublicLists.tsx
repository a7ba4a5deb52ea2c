import type { ReactNode } from 'react';
import type { BrowseResult } from '#features/lists/browse/useBrowse.ts';
import { ListGrid } from '#features/lists/card/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/card/ListGridSkeleton.tsx';
import { QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
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
  const hasFailed = lists.isError && !lists.isFetchNextPageError;
  return (
    <QueryView
      query={{ ...lists, data: isEmpty && lists.isPlaceholderData ? undefined : entries }}
      failedText={problem}
      skeleton={<ListGridSkeleton count={12} />}
      isEmpty={() => isEmpty}
      empty={empty}
    >
      {(shown) => (
        <>
          <div className={styles.lists} aria-busy={lists.isPlaceholderData || undefined}>
            <ListGrid key={shownFilterKey} entries={shown}>
              {(list) => <ListCardWithVotes list={list} />}
            </ListGrid>
          </div>
          {lists.hasNextPage && !lists.isPlaceholderData && !hasFailed && (
            <ShowMore
              label="Show more rankings"
              isBusy={lists.isFetchingNextPage}
              problem={lists.isFetchNextPageError && problem}
              onMore={showMore}
            />
          )}
        </>
      )}
    </QueryView>
  );
}
