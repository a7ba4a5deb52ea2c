import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { LeaderRows } from './LeaderRows.tsx';

/** The current leaders. Without an answer the rows stay empty: the page works without them. */
export default function LiveLeaders() {
  const { data, isPending } = useQuery(topTenQueries.all());
  if (isPending) return <LeaderRows />;
  return <LeaderRows leaders={data ? data.map(describeLeader) : []} />;
}

function describeLeader(results: PublishedTopTen | null) {
  const leader = results?.top10[0];
  if (!leader) return 'No votes yet';
  const item = contestantItem(leader.id);
  return (
    <>
      <ItemPicture item={item} size="small" isDecorative />
      {item.name}
    </>
  );
}
