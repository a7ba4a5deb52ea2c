import type { ConsensusRow, PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import type { Movement } from '@outrank/shared/results/edition';
import { ConsensusRowItem } from './ConsensusRowItem.tsx';
import styles from './ConsensusRows.module.css';

type Props = {
  subject: Subject;
  results: PublishedConsensus;
  /** In the order to show. */
  rows: readonly ConsensusRow[];
  /** Whether the order means ranks. */
  isRanked: boolean;
  /** Of ranked items since the last edition, by id. */
  movements?: ReadonlyMap<string, Movement> | undefined;
  /** The ranks on the user's own list, by id, to show beside the rows. */
  ownRanks?: ReadonlyMap<string, number> | undefined;
};

/** Items with their head-to-heads. */
export function ConsensusList({ subject, results, rows, isRanked, movements, ownRanks }: Props) {
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List className={styles.rows}>
      {rows.map((row, index) => (
        <ConsensusRowItem
          key={row.id}
          subject={subject}
          results={results}
          row={row}
          position={index + 1}
          isRanked={isRanked}
          movement={movements?.get(row.id)}
          ownRank={ownRanks?.get(row.id)}
        />
      ))}
    </List>
  );
}
