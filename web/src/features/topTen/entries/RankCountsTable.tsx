import { type PublishedTopTen, sum, type TopTenRow } from '@outrank/shared/ballots/topTen';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { useShield } from '#spoilers/useShield.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './RankCountsTable.module.css';

const ranks = Array.from({ length: BALLOT_SLOTS }, (_, index) => index + 1);

/** The rank counts of all contestants as a table. */
export function RankCountsTable({
  results: { top10, justMissed, totalVotes },
}: {
  results: PublishedTopTen;
}) {
  const rows = [...top10, ...justMissed].filter((row) => row.rankCounts);
  if (rows.length === 0) return null;
  return (
    <Disclosure summary="Ballots by place">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable with the keyboard */}
      <section className={styles.frame} aria-label="Table of ballots by place" tabIndex={0}>
        <table className={styles.table}>
          <caption className="visuallyHidden">How many ballots put each contestant in each place</caption>
          <thead>
            <tr>
              <th scope="col">Contestant</th>
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
              <Row key={row.id} row={row} totalVotes={totalVotes} />
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}

function Row({ row: { id, rankCounts: counts = [] }, totalVotes }: { row: TopTenRow; totalVotes: number }) {
  const { name } = useShield().showPerson(id);
  return (
    <tr>
      <th scope="row">{name}</th>
      {ranks.map((rank) => (
        <td key={rank}>{counts[rank - 1]}</td>
      ))}
      <td>{totalVotes - sum(counts)}</td>
    </tr>
  );
}
