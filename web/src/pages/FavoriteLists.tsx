import type { ListEntry, RankedList } from '@outrank/shared/list';
import {
  IsRestoringProvider,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import { FAVORITES_PAGE, favoriteQueries } from '#features/favorites/favoriteQueries.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { Button } from '#ui/Button.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import { HomeSection } from './HomeSection.tsx';

type Props = { title: string; uid: string };

/** The fan's favorites. Until they come near the sight they stand as they were remembered, or as they will, and read nothing. */
export default function FavoriteLists(props: Props) {
  const { isNear, watch } = useIsNear();
  return (
    <div ref={watch}>
      {/* While it is true, queries show what they know and ask for nothing, those of the cards' buttons too. */}
      <IsRestoringProvider value={!isNear}>
        <Shelf {...props} />
      </IsRestoringProvider>
    </div>
  );
}

/** As they are now, last added first. Lists that are gone, or not to be seen any more, fall out. */
function Shelf({ title, uid }: Props) {
  const favorites = useInfiniteQuery(favoriteQueries.newest(uid));
  const keys = favorites.data?.pages.flatMap((page) => page.favorites) ?? [];
  const details = useQueries({
    queries: keys.map(({ userId, listId }) => listQueries.detail({ userId, listId })),
    combine: known,
  });
  const entries = favorites.isSuccess
    ? details.lists?.flatMap((list, index) => toEntries(list, keys[index]))
    : undefined;
  const refetch = () => (favorites.isError ? favorites.refetch() : details.refetch());
  return (
    <HomeSection
      title={title}
      lists={{ entries, isError: favorites.isError || details.isError, refetch }}
      emptyText="No favorites yet. Tap the heart on a list to keep it here."
      more={
        favorites.hasNextPage && (
          <Button
            variant="quiet"
            isBusy={favorites.isFetchingNextPage}
            onClick={() => favorites.fetchNextPage()}
          >
            Show more favorites
          </Button>
        )
      }
    />
  );
}

type Found = RankedList | null | undefined;

/** The lists, once all of the first page are read: cards that come one by one would push each other about. */
function known(results: readonly UseQueryResult<RankedList | null>[]) {
  const isWaiting = results.slice(0, FAVORITES_PAGE).some(({ isPending }) => isPending);
  return {
    lists: isWaiting ? undefined : results.map(({ data, isPending }): Found => (isPending ? null : data)),
    isError: results.length > 0 && results.every(({ isLoadingError }) => isLoadingError),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}

/** A list that could not be read keeps its place; one that is gone, or not here yet, does not. */
function toEntries(list: Found, key: ListEntry['key'] | undefined): ListEntry[] {
  if (list === null || key === undefined) return [];
  return [list ? { key, list } : { key }];
}
