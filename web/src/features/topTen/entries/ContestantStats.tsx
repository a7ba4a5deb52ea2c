import { getRowStats, type TopTenRow } from '@outrank/shared/ballots/topTen';
import { formatPercent, formatRange } from '#results/resultsText.ts';
import styles from './ContestantStats.module.css';

type Props = { row: TopTenRow; totalVotes: number };

/** The numbers of a contestant beside the average. Older documents hold only points. */
export function ContestantStats({ row: { totalScore, rankCounts, range }, totalVotes }: Props) {
  const stats = rankCounts && getRowStats(totalScore, rankCounts, totalVotes);
  return (
    <dl className={styles.stats}>
      <Stat term="Points" value={totalScore.toLocaleString('en')} />
      {stats && (
        <>
          <Stat term="On ballots" value={formatPercent(stats.listedRatio)} />
          <Stat term="#1 votes" value={stats.firstPlaces.toLocaleString('en')} />
        </>
      )}
      {range && <Stat term="Likely ranks" value={formatRange(range)} />}
    </dl>
  );
}

function Stat({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.stat}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
