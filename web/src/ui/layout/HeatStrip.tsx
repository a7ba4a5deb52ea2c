import { type CSSProperties, useState } from 'react';
import { lazyValue } from '#ui/lazyValue.ts';
import styles from './HeatStrip.module.css';

type HeatCell = {
  label: string;
  count: number;
  /** Set off from the others, as what is no part of their row. */
  isApart?: boolean;
};

type HeatStripProps = {
  cells: readonly HeatCell[];
  /** What a full cell would count. */
  whole: number;
  /** The whole picture as a sentence. */
  description: string;
};

/** Pixels. */
const BAR = 34;
const FOOT = 20;
const APART = 0.35;

const short = lazyValue(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/**
 * A row of cells that glow and rise by their share: the glow compares strips, the height compares the cells of one. Hover,
 * focus and a tap show the counts.
 */
export function HeatStrip({ cells, whole, description }: HeatStripProps) {
  const [isPinned, setIsPinned] = useState(false);
  const most = Math.max(1, ...cells.map(({ count }) => count));
  const columns = cells.length + (cells.some(({ isApart }) => isApart) ? APART : 0);
  return (
    <button
      type="button"
      className={styles.strip}
      aria-pressed={isPinned}
      onClick={() => setIsPinned(!isPinned)}
    >
      <svg role="img" aria-label={description} width="100%" height={BAR + FOOT}>
        {cells.map((cell, index) => (
          <Cell
            key={cell.label}
            {...cell}
            start={(index + (cell.isApart ? APART : 0)) / columns}
            width={1 / columns}
            height={cell.count / most}
            heat={whole === 0 ? 0 : cell.count / whole}
          />
        ))}
      </svg>
    </button>
  );
}

type CellProps = HeatCell & { start: number; width: number; height: number; heat: number };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function Cell({ label, count, isApart, start, width, height, heat }: CellProps) {
  const pixels = count === 0 ? 0 : Math.max(3, Math.round(BAR * height));
  const place = { x: percent(start), width: percent(width * 0.9), rx: 2 };
  const middle = percent(start + width * 0.45);
  // By the root, so that the many small shares of a close race can be told apart.
  const glow = { '--heat': percent(0.2 + 0.8 * Math.sqrt(heat)) } as CSSProperties;
  return (
    <g data-is-apart={isApart || undefined} style={glow}>
      <rect className={styles.track} {...place} y={0} height={BAR} />
      <rect className={styles.fill} {...place} y={BAR - pixels} height={pixels} />
      <text className={styles.count} x={middle} y={BAR / 2 + 5}>
        {short().format(count)}
      </text>
      <text className={styles.label} x={middle} y={BAR + FOOT - 4}>
        {label}
      </text>
    </g>
  );
}
