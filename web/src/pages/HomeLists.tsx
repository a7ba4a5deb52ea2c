import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import type { ListEntry } from '@outrank/shared/list';
import { useQuery } from '@tanstack/react-query';
import { listQueries } from '#features/lists/listQueries.ts';
import { HomeSection } from './HomeSection.tsx';

/** The week's lists were copied some minutes ago; one that is also among the newest shows as it was read there. */
export function TopVotedLists() {
  const lists = useQuery(listQueries.weeklyTop());
  const { data: newest = [] } = useQuery(listQueries.newest(HOME_SECTION_LISTS));
  const asReadLast = (entry: ListEntry) =>
    newest.find(({ list }) => list?.id === entry.list?.id && list?.userId === entry.list?.userId) ?? entry;
  return (
    <HomeSection
      title="Top Voted Lists This Week"
      lists={{ ...lists, entries: lists.data?.map(asReadLast) }}
      emptyText="Nothing ranked in the last seven days. The week is yours to win."
    />
  );
}

export function RecentLists() {
  const lists = useQuery(listQueries.newest(HOME_SECTION_LISTS));
  return (
    <HomeSection
      title="Recently Created Lists"
      lists={{ ...lists, entries: lists.data }}
      emptyText="No torches lit yet. Be the first to create a ranking!"
    />
  );
}
