import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { RANKED_BY_MIN } from '@outrank/shared/consensus/score';
import type { Subject } from '@outrank/shared/documents/results';
import { findMovements } from '@outrank/shared/results/edition';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { useId } from 'react';
import { useSubjectItem } from '#features/consensus/useSubjectItem.ts';
import { ConsensusList } from './ConsensusList.tsx';
import styles from './ConsensusRows.module.css';

type Props = {
  subject: Subject;
  results: PublishedConsensus;
  /** The ranks on the user's own list, by id, to show beside those of the consensus. */
  ownRanks?: ReadonlyMap<string, number> | undefined;
};

/** All ranked items, best first, and below them those that too few lists rank. */
export function ConsensusRows({ subject, results, ownRanks }: Props) {
  const { rows, lastEdition } = results;
  const ranked = rows.flatMap((row) => (row.rank === undefined ? [] : [{ ...row, rank: row.rank }]));
  const movements = lastEdition && findMovements(lastEdition.items, ranked);
  return (
    <>
      <ColumnHeads />
      <ConsensusList
        subject={subject}
        results={results}
        rows={ranked}
        isRanked
        movements={movements}
        ownRanks={ownRanks}
      />
      <UnrankedRows subject={subject} results={results} ownRanks={ownRanks} />
    </>
  );
}

/** What the columns mean. Assistive technology reads it in each row. */
function ColumnHeads() {
  return (
    <p className={styles.heads} aria-hidden="true">
      <span className={styles.rangeHead}>Likely ranks</span>
      <span className={styles.recordHead}>Record</span>
      <span className={styles.scoreHead}>Head-to-heads won</span>
    </p>
  );
}

function UnrankedRows({ subject, results, ownRanks }: Props) {
  const headingId = useId();
  const show = useSubjectItem(subject);
  const unranked = results.rows.filter(({ rank }) => rank === undefined);
  const few = unranked.filter(({ rankedBy }) => rankedBy > 0);
  const none = unranked.filter(({ rankedBy }) => rankedBy === 0);
  if (unranked.length === 0) return null;
  return (
    <section className={styles.unranked} aria-labelledby={headingId}>
      <h3 id={headingId}>Not ranked yet: on fewer than {RANKED_BY_MIN} lists</h3>
      {few.length > 0 && (
        <ConsensusList subject={subject} results={results} rows={few} isRanked={false} ownRanks={ownRanks} />
      )}
      {none.length > 0 && (
        <p className={styles.none}>On no list: {listNames(none.map(({ id }) => show(id)))}.</p>
      )}
    </section>
  );
}

/** The names in a row; of those that the reader has not watched, the number. */
function listNames(items: readonly ShownItem[]): string {
  const names = items.flatMap(({ isHidden, name }) => (isHidden ? [] : [name]));
  const hidden = items.length - names.length;
  return [...names, ...(hidden > 0 ? [`${hidden} you haven’t watched`] : [])].join(', ');
}
