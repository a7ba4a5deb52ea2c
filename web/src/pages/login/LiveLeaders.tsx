import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { categories } from '@outrank/shared/catalogue/categories';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { resultsQueries } from '#features/results/resultsQueries.ts';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { Portrait } from '#ui/picture/Portrait.tsx';

type Props = {
  /** Draws the leader of each category; undefined while they load. */
  children: (leaders: readonly ReactNode[] | undefined) => ReactNode;
  /** Shown when no category has a vote. */
  empty: ReactNode;
};

/** The current leaders. Without an answer the rows stay empty: the page works without them. */
export default function LiveLeaders({ children, empty }: Props) {
  const { data, isPending } = useQuery(resultsQueries.topTens());
  if (data?.every((results) => !results?.top10[0])) return empty;
  const leaders = data?.map((results, index) => <Leader key={categories[index]?.id} results={results} />);
  return children(isPending ? undefined : (leaders ?? []));
}

function Leader({ results }: { results: PublishedTopTen | null }) {
  const { showPerson } = useShield();
  const leader = results?.top10[0];
  if (!leader) return 'No votes yet';
  const item = showPerson(leader.id);
  if (item.isHidden) return item.name;
  const { name, seasonId } = item;
  const colors = seasonColors(findSeason(seasonId ?? '')?.seasonNumber ?? 1);
  return (
    <>
      {/* A photo would cost this page a request and the code that finds it. */}
      <Portrait name={name} colors={colors} size={36} />
      <ItemLink item={item} />
    </>
  );
}
