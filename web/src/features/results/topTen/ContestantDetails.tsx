import type { RankCounts } from '@outrank/shared/ballots/tally';
import { getRowStats, type PublishedTopTen, sum, type TopTenRow } from '@outrank/shared/ballots/topTen';
import { BALLOT_SLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { describeRankCounts, formatPercent, formatRange } from '#features/results/resultsText.ts';
import { useShield } from '#reader/useShield.ts';
import { pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { HeatStrip } from '#ui/layout/HeatStrip.tsx';
import styles from './ContestantDetails.module.css';

type StatsProps = { row: TopTenRow; countedVotes: number };

/** The numbers of a contestant beside the average. Without rank counts there are only points. */
export function ContestantStats({ row: { totalScore, rankCounts, range }, countedVotes }: StatsProps) {
  const stats = rankCounts && getRowStats(totalScore, rankCounts, countedVotes);
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

/** Says of how many ballots the bars and counts are, where the points are of others. */
export function CountedNote({
  countedVotes,
  totalVotes,
}: Pick<PublishedTopTen, 'countedVotes' | 'totalVotes'>) {
  if (countedVotes === 0 || countedVotes === totalVotes) return null;
  return (
    <p className={styles.note}>
      Bars and counts are of {pluralize(countedVotes, 'ballot')}. They follow after {ENOUGH_BALLOTS} changed
      ballots.
    </p>
  );
}

type StripProps = { name: string; rankCounts: RankCounts; totalVotes: number };

/** How many ballots rank a contestant at each rank, and how many do not list them. */
export function RankCountsStrip({ name, rankCounts, totalVotes }: StripProps) {
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

const ranks = Array.from({ length: BALLOT_SLOTS }, (_, index) => index + 1);

/** All that the strips show, as numbers. */
export function RankCountsTable({ top10, justMissed, countedVotes }: PublishedTopTen) {
  if (countedVotes === 0)
    return <p>The bars of each place appear from {ENOUGH_BALLOTS} ballots on, so that they show nobody's.</p>;
  const rows = [...top10, ...justMissed].filter((row) => row.rankCounts);
  if (rows.length === 0) return null;
  return (
    <Disclosure summary="Ballots by place">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable with the keyboard */}
      <section className={styles.frame} aria-label="Table of ballots by place" tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            How many of {pluralize(countedVotes, 'ballot')} put each castaway in each place
          </caption>
          <thead>
            <tr>
              <th scope="col">Castaway</th>
              {ranks.map((rank) => (
                <th key={rank} scope="col">
                  {rank}
                </th>
              ))}
              <th scope="col">off</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} countedVotes={countedVotes} />
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}

function Row({ row: { id, rankCounts: counts = [] }, countedVotes }: StatsProps) {
  const { name } = useShield().showPerson(id);
  return (
    <tr>
      <th scope="row">{name}</th>
      {ranks.map((rank) => (
        <td key={rank}>{counts[rank - 1]}</td>
      ))}
      <td>{countedVotes - sum(counts)}</td>
    </tr>
  );
}
