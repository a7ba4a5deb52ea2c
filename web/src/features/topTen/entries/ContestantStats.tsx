import { formatAveragePosition, getRowFigures, type TopTenRow } from '@outrank/shared/ballots/topTen';
import { formatPercent } from '#features/topTen/topTenText.ts';
import styles from './ContestantStats.module.css';

type Props = { row: TopTenRow; totalVotes: number };

/** The numbers of a contestant. Older documents hold only points. */
export function ContestantStats({ row: { totalScore, rankCounts }, totalVotes }: Props) {
  const stats = rankCounts && getRowFigures(totalScore, rankCounts, totalVotes);
  return (
    <dl className={styles.stats}>
      <Stat term="Avg Pos" value={formatAveragePosition(totalScore, totalVotes)} isPrimary />
      <Stat term="Points" value={totalScore.toLocaleString('en')} />
      {stats && (
        <>
          <Stat term="On ballots" value={formatPercent(stats.share)} />
          <Stat term="Firsts" value={stats.firstPlaces.toLocaleString('en')} />
        </>
      )}
    </dl>
  );
}

function Stat({ term, value, isPrimary = false }: { term: string; value: string; isPrimary?: boolean }) {
  return (
    <div className={styles.stat} data-is-primary={isPrimary || undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
