import type { ListKey } from '@outrank/shared/documents/list';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import {
  IsRestoringProvider,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
} from '@tanstack/react-query';
import { listQueries } from '#features/lists/listQueries.ts';
import { FIRST_FAVORITES, favoriteQueries } from '#features/reactions/reactionQueries.ts';
import { ShowMore } from '#ui/feedback/QueryView.tsx';
import { useLastSettled } from '#ui/stable.ts';
import { useIsNear } from '#ui/useIsNear.ts';
import { HomeSection } from './HomeSection.tsx';

type Props = { title: string; uid: string };

/** The user's favorites. Until the section nears the viewport, it shows cached data or a skeleton and reads nothing. */
export default function FavoriteLists(props: Props) {
  const { isNear, watch } = useIsNear();
  return (
    <div ref={watch}>
      {/* While restoring, queries show cached data and do not fetch. This includes the queries of the cards' buttons. */}
      <IsRestoringProvider value={!isNear}>
        <FavoritesSection key={props.uid} {...props} />
      </IsRestoringProvider>
    </div>
  );
}

const LOAD_FAILED = 'Failed to load lists. Please try again later.';

/** Newest favorite first. Lists that were deleted or hidden are left out. */
function FavoritesSection({ title, uid }: Props) {
  const favorites = useInfiniteQuery(favoriteQueries.newest(uid));
  const details = useQueries({
    queries: toKeys(favorites.data).map(({ userId, listId }) => listQueries.detail({ userId, listId })),
    combine: combineLists,
  });
  const data = useLoadedEntries(favorites.data, details.lists);
  const hasFavoritesError = favorites.isError && !favorites.isFetchNextPageError;
  const failed = hasFavoritesError ? favorites : details;
  return (
    <HomeSection
      title={title}
      query={{ ...failed, data, isFetchNextPageError: false }}
      emptyText="No favorites yet. Tap the heart on a list to keep it here."
      more={
        <ShowMore label="Show more favorites" variant="quiet" query={favorites} failedText={LOAD_FAILED} />
      }
    />
  );
}

type Pages = { readonly pages: readonly { readonly favorites: readonly ListKey[] }[] };

const toKeys = (data: Pages | undefined) => data?.pages.flatMap(({ favorites }) => favorites) ?? [];

/** Keeps showing the previous entries until all of the next ones are read. */
function useLoadedEntries(data: Pages | undefined, lists: readonly ReadList[] | undefined) {
  const isSettled = data !== undefined && lists !== undefined;
  const shownData = useLastSettled(data, isSettled);
  const shownLists = useLastSettled(lists, isSettled);
  const keys = toKeys(shownData);
  return shownData && shownLists?.flatMap((list, index) => toEntries(list, keys[index]));
}

/** Null for a list that does not exist or still loads, undefined for one that could not be read. */
type ReadList = RankedList | null | undefined;

/**
 * The lists, once all of the first page are read: cards that appear one by one would move each other. It is an error when
 * none could be read; a single one that could not keeps its card.
 */
function combineLists(results: readonly UseQueryResult<RankedList | null>[]) {
  const isLoading = results.slice(0, FIRST_FAVORITES).some(({ isPending }) => isPending);
  const isError = results.length > 0 && results.every((result) => result.isError);
  const isUnknown = isError && results.every(({ data }) => data === undefined);
  return {
    lists:
      isLoading || isUnknown
        ? undefined
        : results.map(({ data, isPending }): ReadList => (isPending ? null : data)),
    isError,
    isFetching: results.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}

/** A list that could not be read keeps its card; one that does not exist or still loads gets none. */
function toEntries(list: ReadList, key: ListEntry['key'] | undefined): ListEntry[] {
  if (list === null || key === undefined) return [];
  return [list ? { key, list } : { key }];
}
