import type { RankCounts } from '@outrank/shared/ballots/tally';
import { sum } from '@outrank/shared/ballots/topTen';
import { describeRankCounts } from '#features/topTen/topTenText.ts';
import { HeatStrip } from '#ui/layout/HeatStrip.tsx';

type Props = { name: string; rankCounts: RankCounts; totalVotes: number };

/** How many ballots rank a contestant at each rank, and how many do not list them. */
export function RankCountsStrip({ name, rankCounts, totalVotes }: Props) {
  const cells = rankCounts.map((count, index) => ({ label: String(index + 1), count }));
  const unlisted = { label: 'off', count: totalVotes - sum(rankCounts), isSeparate: true };
  return (
    <HeatStrip
      cells={[...cells, unlisted]}
      total={totalVotes}
      description={describeRankCounts(name, rankCounts, totalVotes)}
    />
  );
}
