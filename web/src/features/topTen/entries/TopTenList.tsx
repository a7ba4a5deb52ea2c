import { rankedAlready, type Slots } from '@outrank/shared/ballots/ballot';
import { movementsSince } from '@outrank/shared/ballots/edition';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { TopTenEntry } from './TopTenEntry.tsx';
import styles from './TopTenList.module.css';

const PODIUM = 3;

type Props = { results: PublishedTopTen; slots: Slots | undefined };

/** The ten, best first: a cover, a podium, and a column of lines. */
export function TopTenList({ results, slots = [] }: Props) {
  const { top10, totalVotes, lastEdition } = results;
  const movements = lastEdition && movementsSince(lastEdition, results);
  return (
    <ol className={styles.list}>
      {top10.map((row, index) => (
        <TopTenEntry
          key={row.id}
          row={row}
          totalVotes={totalVotes}
          stage={index === 0 ? 'cover' : index < PODIUM ? 'podium' : 'line'}
          movement={movements?.get(row.id)}
          ownPlace={rankedAlready(slots, row.id)}
        />
      ))}
    </ol>
  );
}
