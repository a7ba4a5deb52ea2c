import type { SharedItem } from '@outrank/shared/consensus/compareOrders';
import type { CSSProperties } from 'react';
import type { FindItem, SharedRanks } from './comparedRanking.ts';
import styles from './SlopeChart.module.css';

/** More lines than this could not be told apart. */
export const LINES_MAX = 50;

/** Lines that move this many ranks or more are drawn strong. */
const STRONG_SHIFT = 5;

function getShift({ rankA, rankB }: SharedItem): number {
  return Math.abs(rankA - rankB);
}

export function sortByShift(shared: readonly SharedItem[]): readonly SharedItem[] {
  return shared.toSorted((x, y) => getShift(y) - getShift(x));
}

/**
 * The lines of a slope chart: all shared items, or the ones that move most, in the order of the first ranking. `rowA` and `rowB`
 * are the rows of its two ends, from 0 at the top; each row has one line at either end.
 */
export function toSlopeLines(shared: readonly SharedItem[]) {
  const movers = sortByShift(shared).slice(0, LINES_MAX);
  const byA = shared.filter((item) => movers.includes(item));
  const byB = byA.toSorted((x, y) => x.rankB - y.rankB);
  return byA.map((item, rowA) => ({
    ...item,
    rowA,
    rowB: byB.indexOf(item),
    isStrong: getShift(item) >= STRONG_SHIFT,
  }));
}

/**
 * One line for each shared item, from its rank on the left to its rank on the right. Those that move far are strong and have
 * their names at both ends. The table beside it says the same to assistive technology.
 */
export function SlopeChart({ shared, labels, findItem }: SharedRanks) {
  const lines = toSlopeLines(shared);
  return (
    <figure className={styles.chart} aria-hidden="true">
      <div className={styles.head}>
        <span>{labels[0]}</span>
        <span>{labels[1]}</span>
      </div>
      <div className={styles.body} style={{ '--rows': lines.length } as CSSProperties}>
        <Ends lines={lines} side="start" findItem={findItem} />
        <svg
          className={styles.lines}
          viewBox={`0 0 1 ${lines.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {lines.map(({ id, rowA, rowB, isStrong }) => (
            <line
              key={id}
              className={styles.line}
              data-is-strong={isStrong || undefined}
              data-direction={getDirection(rowA, rowB)}
              x1={0}
              y1={rowA + 0.5}
              x2={1}
              y2={rowB + 0.5}
            />
          ))}
        </svg>
        <Ends lines={lines.toSorted((x, y) => x.rowB - y.rowB)} side="end" findItem={findItem} />
      </div>
    </figure>
  );
}

function getDirection(rowA: number, rowB: number) {
  if (rowA === rowB) return undefined;
  return rowB < rowA ? 'up' : 'down';
}

type EndsProps = { lines: ReturnType<typeof toSlopeLines>; side: 'start' | 'end'; findItem: FindItem };

function Ends({ lines, side, findItem }: EndsProps) {
  return (
    <div className={styles.ends} data-side={side}>
      {lines.map(({ id, rankA, rankB, rowA, rowB, isStrong }) => (
        <span key={id} className={styles.end} data-direction={getDirection(rowA, rowB)}>
          {isStrong && <span className={styles.name}>{findItem(id).name}</span>}
          <span className={styles.rank}>{side === 'start' ? rankA : rankB}</span>
        </span>
      ))}
    </div>
  );
}
