import type { ConsensusRow } from '@outrank/shared/consensus/consensus';
import { RANKED_BY_MIN } from '@outrank/shared/consensus/score';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { getRanked } from '@outrank/shared/results/edition';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { useId } from 'react';
import { pluralize } from '#ui/format.ts';
import { ConsensusRowItem, type RowsProps } from './ConsensusRowItem.tsx';
import styles from './ConsensusRows.module.css';
import { useSubjectItem } from './consensusText.ts';

/** All ranked items, best first, and below them those that too few lists rank. */
export function ConsensusRows(props: RowsProps) {
  return (
    <>
      {/* Assistive technology reads it in each row. */}
      <p className={styles.heads} aria-hidden="true">
        <span className={styles.rangeHead}>Likely ranks</span>
        <span className={styles.recordHead}>Record</span>
        <span className={styles.scoreHead}>Head-to-heads won</span>
      </p>
      <RowList {...props} rows={getRanked(props.results.rows)} isRanked />
      <UnrankedRows {...props} />
    </>
  );
}

function UnrankedRows(props: RowsProps) {
  const headingId = useId();
  const show = useSubjectItem(props.subject);
  const unranked = props.results.rows.filter(({ rank }) => rank === undefined);
  const few = unranked.filter(({ rankedBy }) => rankedBy > 0);
  const none = unranked.filter(({ rankedBy }) => rankedBy === 0);
  if (unranked.length === 0) return null;
  return (
    <section className={styles.unranked} aria-labelledby={headingId}>
      <h3 id={headingId}>Not ranked yet: on fewer than {RANKED_BY_MIN} lists</h3>
      {few.length > 0 && <RowList {...props} rows={few} />}
      {none.length > 0 && (
        <p className={styles.none}>On no list: {listNames(none.map(({ id }) => show(id)))}.</p>
      )}
    </section>
  );
}

/** The names in a row. Items that the reader has not watched are only counted. */
function listNames(items: readonly ShownItem[]): string {
  const names = items.flatMap(({ isHidden, name }) => (isHidden ? [] : [name]));
  const hidden = items.length - names.length;
  return [...names, ...(hidden > 0 ? [`${hidden} you haven't watched`] : [])].join(', ');
}

/** Too few lists for ranks. The head-to-heads are shown in the order of the catalogue. */
export function NotEnough({ subject, results }: RowsProps) {
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
        <span className={styles.bar} style={{ '--ratio': ballots / ENOUGH_BALLOTS }} />
        <p className={styles.soft}>
          With {ENOUGH_BALLOTS} lists there will be ranks. Until then, here is every head-to-head.
        </p>
      </div>
      <RowList subject={subject} results={results} rows={listed} />
    </>
  );
}

/** Rows in the order to show. */
function RowList({ rows, ...props }: RowsProps & { rows: readonly ConsensusRow[] }) {
  const List = props.isRanked ? 'ol' : 'ul';
  return (
    <List className={styles.rows}>
      {rows.map((row, index) => (
        <ConsensusRowItem key={row.id} {...props} row={row} position={index + 1} />
      ))}
    </List>
  );
}
