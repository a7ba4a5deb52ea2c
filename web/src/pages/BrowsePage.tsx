import { useInfiniteQuery } from '@tanstack/react-query';
import { dayOf } from '#features/lists/dates.ts';
import { ListCard } from '#features/lists/ListCard.tsx';
import { ListGrid } from '#features/lists/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/ListGridSkeleton.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import styles from './BrowsePage.module.css';
import { BackButton } from './HeaderButtons.tsx';

export default function BrowsePage() {
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading>Browse All Rankings</PageHeading>
      <NewestLists />
    </>
  );
}

function NewestLists() {
  const lists = useInfiniteQuery(listQueries.browse());
  if (lists.isPending) return <ListGridSkeleton count={12} />;
  if (lists.isError) {
    return (
      <ErrorNotice message="Failed to load public lists. Please try again later." onRetry={lists.refetch} />
    );
  }
  const entries = lists.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <EmptyState text="No rankings found. Be the first to create a ranking!" />;
  return (
    <>
      <h2 className="visuallyHidden">Newest rankings</h2>
      <ListGrid entries={entries}>
        {(list) => (
          <ListCard
            list={list}
            to={paths.list({ userId: list.userId, listId: list.id })}
            byline={`${list.userName}, ${dayOf(list.createdAt)}`}
          />
        )}
      </ListGrid>
      {lists.hasNextPage && (
        <div className={styles.more}>
          <Button isBusy={lists.isFetchingNextPage} onClick={() => lists.fetchNextPage()}>
            Show more rankings
          </Button>
        </div>
      )}
    </>
  );
}
