import type { SeasonResults } from '@outrank/shared/facts/seasonFacts';
import { toVoteChart, type VoteColumn, type VoteRow } from '@outrank/shared/facts/voteChart';
import { toShortNames, toSlug } from '@outrank/shared/text/text';
import { useId, useMemo } from 'react';
import type { Tribes } from './factsQueries.ts';
import styles from './VoteChart.module.css';

/** Who voted for whom: castaways in rows, ballot rounds in columns. It scrolls sideways under its first column. */
export function VoteChart({ results, tribes }: { results: SeasonResults; tribes: Tribes }) {
  const captionId = useId();
  const { columns, rows } = useMemo(() => toVoteChart(results), [results]);
  const names = useMemo(() => toShortNames(results.cast.map(({ name }) => name)), [results]);
  const fullNames = new Map(results.cast.map(({ name }) => [toSlug(name), name]));
  const toStyle = (id: string) => {
    const { color, ink } = tribes.get(id) ?? {};
    return { '--tribe': color, '--on-tribe': ink };
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with arrow keys
    <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.chart}>
        <caption id={captionId} className={styles.caption}>
          Who voted for whom, in the colors of the first tribes. A filled name is who left at that vote, an
          outlined one stayed, and a crossed-out vote was nullified. Scroll sideways for more.
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Castaway
            </th>
            {columns.map((column) => (
              <th key={nameColumn(column)} scope="col" className={styles.head}>
                {nameColumn(column)} <ColumnEnd column={column} names={names} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.voter} style={toStyle(row.id)}>
                {fullNames.get(row.id)}
              </th>
              {row.cells.map((votes, index) => (
                <td
                  key={nameColumn(columns[index] as VoteColumn)}
                  className={styles.cell}
                  data-is-out={columns[index]?.outId === row.id || undefined}
                  data-is-gone={hasLeft(columns, row, index) || undefined}
                >
                  {votes.map(({ targetId, isNullified }, position) => {
                    const Vote = isNullified ? 's' : 'span';
                    return (
                      <Vote
                        // biome-ignore lint/suspicious/noArrayIndexKey: an extra vote may name the same person
                        key={position}
                        className={styles.vote}
                        data-is-filled={columns[index]?.outId === targetId || undefined}
                        style={toStyle(targetId)}
                      >
                        {names.get(targetId)}
                        {isNullified && <span className="visuallyHidden"> (nullified)</span>}
                      </Vote>
                    );
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnEnd({ column, names }: { column: VoteColumn; names: ReadonlyMap<string, string> }) {
  const { isTie, outId } = column;
  const out = outId === undefined ? undefined : `${names.get(outId)} out`;
  return <span className={styles.end}>{[isTie && 'Tie', out].filter(Boolean).join(' · ')}</span>;
}

/** `Episode 4`, `Episode 4, second vote`, `Episode 4, revote` */
function nameColumn({ episode, council, councils, round }: VoteColumn): string {
  const which = councils > 1 && `vote ${council}`;
  const again = round > 1 && (round > 2 ? `revote ${round - 1}` : 'revote');
  return [`Episode ${episode}`, which, again].filter(Boolean).join(', ');
}

/** Whether somebody has left before a round, and does not come back to vote. */
function hasLeft(columns: readonly VoteColumn[], { id, cells }: VoteRow, index: number): boolean {
  const last = columns.findLastIndex(({ outId }) => outId === id);
  return last !== -1 && index > last && cells.slice(index).every((votes) => votes.length === 0);
}
