import type { SharedItem } from '@outrank/shared/consensus/compareOrders';
import type { CSSProperties } from 'react';
import type { FindItem } from './comparedRanking.ts';
import styles from './SlopeChart.module.css';
import { type SlopeLine, toSlopeLines } from './slopeLines.ts';

type Props = {
  shared: readonly SharedItem[];
  labels: readonly [string, string];
  findItem: FindItem;
};

/**
 * One line for each shared item, from its rank on the left to its rank on the right. Those that move far are strong and have
 * their names at both ends. The table beside it says the same to assistive technology.
 */
export function SlopeChart({ shared, labels, findItem }: Props) {
  const lines = toSlopeLines(shared);
  const size = { '--rows': lines.length } as CSSProperties;
  return (
    <figure className={styles.chart} aria-hidden="true">
      <div className={styles.head}>
        <span>{labels[0]}</span>
        <span>{labels[1]}</span>
      </div>
      <div className={styles.body} style={size}>
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

type EndsProps = { lines: readonly SlopeLine[]; side: 'start' | 'end'; findItem: FindItem };

function Ends({ lines, side, findItem }: EndsProps) {
  return (
    <div className={styles.ends} data-side={side}>
      {lines.map(({ id, rankA, rankB, rowA, rowB, isStrong }) => (
        <span key={id} className={styles.end} data-direction={getDirection(rowA, rowB)}>
          {isStrong && <span className={styles.name}>{findItem(id)?.name}</span>}
          <span className={styles.rank}>{side === 'start' ? rankA : rankB}</span>
        </span>
      ))}
    </div>
  );
}
