import { findRank, type Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { findMovements } from '@outrank/shared/results/edition';
import { TopTenEntry } from './TopTenEntry.tsx';
import styles from './TopTenList.module.css';

const PODIUM_SIZE = 3;

type Props = { results: PublishedTopTen; slots: Slots | undefined };

/** The Top 10, best first: the leader large, two more on the podium, the others as lines. */
export function TopTenList({ results, slots = [] }: Props) {
  const { top10, totalVotes, lastEdition } = results;
  const movements = lastEdition && findMovements(lastEdition.items, top10);
  return (
    <ol className={styles.list}>
      {top10.map((row, index) => (
        <TopTenEntry
          key={row.id}
          row={row}
          totalVotes={totalVotes}
          stage={index === 0 ? 'leader' : index < PODIUM_SIZE ? 'podium' : 'line'}
          movement={movements?.get(row.id)}
          ownRank={findRank(slots, row.id)}
        />
      ))}
    </ol>
  );
}
