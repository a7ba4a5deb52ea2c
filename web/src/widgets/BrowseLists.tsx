import type { ReactNode } from 'react';
import { BrowseControls } from '#features/lists/browse/BrowseControls.tsx';
import { BrowseCount } from '#features/lists/browse/BrowseCount.tsx';
import { useBrowse } from '#features/lists/browse/useBrowse.ts';
import { useBrowseFilter } from '#features/lists/browse/useBrowseFilter.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PublicLists } from './PublicLists.tsx';

type Props = {
  /** Only this user's lists; without it, everyone's. */
  userId?: string;
  /** Shown when there is no list even without a filter. */
  empty: ReactNode;
};

/** Public lists with search, filters and sort order, all stored in the address. */
export function BrowseLists({ empty, ...scope }: Props) {
  const { filter, enteredFilter, changeText, changeFilter, clearFilter } = useBrowseFilter();
  const { uid } = useUser();
  const browsed = useBrowse({ filter, ...scope }, uid);
  const isFiltered = filter.text.trim() !== '' || filter.type !== 'all' || filter.tags.length > 0;
  return (
    <>
      <BrowseControls
        filter={enteredFilter}
        onTextChange={changeText}
        onFilterChange={changeFilter}
        count={<BrowseCount {...browsed} />}
      />
      <h2 className="visuallyHidden">Rankings</h2>
      <PublicLists
        browsed={browsed}
        empty={
          isFiltered ? (
            <EmptyState
              text="No rankings match your current filters. Try changing the filters or search terms."
              action={<Button onClick={clearFilter}>Clear filters</Button>}
            />
          ) : (
            empty
          )
        }
      />
    </>
  );
}
