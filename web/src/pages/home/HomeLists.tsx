import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { listQueries } from '#features/lists/listQueries.ts';
import { HomeSection } from './HomeSection.tsx';

export function TopVotedLists() {
  const lists = useQuery(listQueries.weeklyTop());
  return (
    <HomeSection
      title="Top Voted Lists This Week"
      query={lists}
      emptyText="No lists this week yet. Yours could be the first."
    />
  );
}

export function RecentLists() {
  const lists = useQuery(listQueries.newest(HOME_SECTION_LISTS));
  return (
    <HomeSection
      title="Recently Created Lists"
      query={lists}
      emptyText="No torches lit yet. Be the first to create a ranking!"
    />
  );
}
