import type { ReactNode } from 'react';
import { BrowseControls, BrowseCount } from '#features/lists/browse/BrowseControls.tsx';
import { isFiltered, useBrowse } from '#features/lists/browse/useBrowse.ts';
import { useBrowseFilter } from '#features/lists/browse/useBrowseFilter.ts';
import { ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { EmptyState, QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './BrowseLists.module.css';
import { PublicListGrid } from './PublicListGrid.tsx';

// It needs the search of the catalogue.
const GoToLinks = lazyComponent(() => import('#features/seasons/GoToLinks.tsx'));

type Props = {
  /** Only this user's lists; without it, everyone's. */
  userId?: string;
  /** Shown when there is no list even without a filter. */
  empty: ReactNode;
};

/** Controls, and pages of public lists as cards. */
export function BrowseLists({ empty, ...scope }: Props) {
  const { filter, enteredFilter, changeText, changeFilter, clearFilter } = useBrowseFilter();
  const { uid } = useUser();
  const browsed = useBrowse({ filter, ...scope }, uid);
  const { lists, entries, problem, shownFilterKey } = browsed;
  const isEmpty = entries?.length === 0 && !lists.hasNextPage;
  const hasFailed = lists.isError && !lists.isFetchNextPageError;
  const noMatches = (
    <EmptyState
      text="No rankings match your current filters. Try changing the filters or search terms."
      action={<Button onClick={clearFilter}>Clear filters</Button>}
    />
  );
  return (
    <>
      <BrowseControls
        filter={enteredFilter}
        onTextChange={changeText}
        onFilterChange={changeFilter}
        count={<BrowseCount {...browsed} />}
      />
      {scope.userId === undefined && enteredFilter.text.trim() !== '' && (
        <GoToLinks text={enteredFilter.text} />
      )}
      <h2 className="visuallyHidden">Rankings</h2>
      <QueryView
        query={{ ...lists, data: isEmpty && lists.isPlaceholderData ? undefined : entries }}
        failedText={problem}
        skeleton={<ListGridSkeleton count={12} />}
        isEmpty={() => isEmpty}
        empty={isFiltered(filter) ? noMatches : empty}
      >
        {(shown) => (
          <>
            <div className={styles.lists} aria-busy={lists.isPlaceholderData || undefined}>
              {/* Another filter renders new cards: those that both results share would jump to their new position. */}
              <PublicListGrid key={shownFilterKey} entries={shown} />
            </div>
            {!lists.isPlaceholderData && !hasFailed && (
              <ShowMore label="Show more rankings" query={lists} failedText={problem} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
