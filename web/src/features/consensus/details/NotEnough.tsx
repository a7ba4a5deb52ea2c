import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import type { CSSProperties } from 'react';
import { ConsensusList } from '#features/consensus/rows/ConsensusList.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './NotEnough.module.css';

type Props = { subject: Subject; results: PublishedConsensus };

/** Too few lists for ranks. The head-to-heads are shown in the order of the catalogue. */
export function NotEnough({ subject, results }: Props) {
  const { ballots, headToHeads, rows } = results;
  const order = new Map(headToHeads.items.map((id, index) => [id, index]));
  const listed = rows
    .filter(({ rankedBy }) => rankedBy > 0)
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return (
    <>
      <div className={styles.notice}>
        <p className={styles.title}>Not enough lists yet</p>
        <p>
          {ballots} of {pluralize(ENOUGH_BALLOTS, 'list')}
        </p>
        <span className={styles.bar} style={{ '--share': ballots / ENOUGH_BALLOTS } as CSSProperties} />
        <p className={styles.soft}>
          With {ENOUGH_BALLOTS} lists there will be ranks. Until then, here is every head-to-head.
        </p>
      </div>
      <ConsensusList subject={subject} results={results} rows={listed} isRanked={false} />
    </>
  );
}
