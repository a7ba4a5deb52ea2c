import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { ListEntry, RankedList } from '@outrank/shared/lists/list';
import {
  IsRestoringProvider,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import { useState } from 'react';
import { listQueries } from '#features/lists/listQueries.ts';
import { FAVORITES_PAGE, favoriteQueries } from '#features/reactions/favoriteQueries.ts';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { useIsNear } from '#ui/picture/useIsNear.ts';
import { HomeSection } from './HomeSection.tsx';

type Props = { title: string; uid: string };

/** The fan's favorites. Until they come near the sight they stand as they were remembered, or as they will, and read nothing. */
export default function FavoriteLists(props: Props) {
  const { isNear, watch } = useIsNear();
  return (
    <div ref={watch}>
      {/* While it is true, queries show what they know and ask for nothing, those of the cards' buttons too. */}
      <IsRestoringProvider value={!isNear}>
        <Shelf key={props.uid} {...props} />
      </IsRestoringProvider>
    </div>
  );
}

const LOAD_FAILED = 'Failed to load lists. Please try again later.';

/** As they are now, last added first. Lists that are gone, or not to be seen any more, fall out. */
function Shelf({ title, uid }: Props) {
  const favorites = useInfiniteQuery(favoriteQueries.newest(uid));
  const details = useQueries({
    queries: keysOf(favorites.data).map(({ userId, listId }) => listQueries.detail({ userId, listId })),
    combine: known,
  });
  const refetch = () => (favorites.isError ? favorites.refetch() : details.refetch());
  return (
    <HomeSection
      title={title}
      lists={{
        entries: useWholeEntries(favorites.data, details.lists),
        isError: favorites.isError || details.isError,
        refetch,
      }}
      emptyText="No favorites yet. Tap the heart on a list to keep it here."
      more={
        favorites.hasNextPage && (
          <ShowMore
            label="Show more favorites"
            variant="quiet"
            isBusy={favorites.isFetchingNextPage}
            problem={favorites.isFetchNextPageError && LOAD_FAILED}
            onMore={favorites.fetchNextPage}
          />
        )
      }
    />
  );
}

type Pages = { readonly pages: readonly { readonly favorites: readonly ListKey[] }[] };

const keysOf = (data: Pages | undefined) => data?.pages.flatMap(({ favorites }) => favorites) ?? [];

/** What stands on the shelf stays there until all of what comes after it is read. */
function useWholeEntries(data: Pages | undefined, lists: readonly Found[] | undefined) {
  const [whole, setWhole] = useState({ data, lists });
  if (data && lists && (data !== whole.data || lists !== whole.lists)) setWhole({ data, lists });
  const keys = keysOf(whole.data);
  return whole.data && whole.lists?.flatMap((list, index) => toEntries(list, keys[index]));
}

type Found = RankedList | null | undefined;

/** The lists, once all of the first page are read: cards that come one by one would push each other about. */
function known(results: readonly UseQueryResult<RankedList | null>[]) {
  const isWaiting = results.slice(0, FAVORITES_PAGE).some(({ isPending }) => isPending);
  const isError = results.length > 0 && results.every(({ isLoadingError }) => isLoadingError);
  return {
    lists:
      isWaiting || isError
        ? undefined
        : results.map(({ data, isPending }): Found => (isPending ? null : data)),
    isError,
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}

/** A list that could not be read keeps its place; one that is gone, or not here yet, does not. */
function toEntries(list: Found, key: ListEntry['key'] | undefined): ListEntry[] {
  if (list === null || key === undefined) return [];
  return [list ? { key, list } : { key }];
}
