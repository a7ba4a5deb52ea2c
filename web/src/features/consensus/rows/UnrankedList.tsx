import type { ConsensusRow, PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/consensus/subject';
import { ConsensusRowItem } from './ConsensusRowItem.tsx';
import styles from './ConsensusRows.module.css';

type Props = {
  subject: Subject;
  results: PublishedConsensus;
  rows: readonly ConsensusRow[];
  /** The ranks on the user's own list, by id, to show beside the rows. */
  ownRanks?: ReadonlyMap<string, number> | undefined;
};

/** Items without ranks, in the order given, with their head-to-heads. */
export function UnrankedList({ subject, results, rows, ownRanks }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map((row, index) => (
        <ConsensusRowItem
          key={row.id}
          subject={subject}
          results={results}
          row={row}
          position={index + 1}
          isRanked={false}
          ownRank={ownRanks?.get(row.id)}
        />
      ))}
    </ul>
  );
}
