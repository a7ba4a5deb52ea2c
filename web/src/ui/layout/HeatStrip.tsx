import { type CSSProperties, useState } from 'react';
import { lazyValue } from '#ui/format.ts';
import styles from './HeatStrip.module.css';

type HeatCell = {
  label: string;
  count: number;
  /** Set apart, because it is not a part of the series. */
  isSeparate?: boolean;
};

type HeatStripProps = {
  cells: readonly HeatCell[];
  /** The count of a full cell. */
  total: number;
  /** The accessible name: the whole chart as a sentence. */
  description: string;
};

/** Pixels. */
const BAR_HEIGHT = 34;
const LABEL_HEIGHT = 20;

/** The space before a separate cell, as a ratio of a cell. */
const SEPARATION = 0.35;

const compactNumber = lazyValue(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/**
 * A row of bars. The color shows the ratio to `total`, to compare strips; the height compares the bars of one strip.
 * Hover, focus and a tap show the counts.
 */
export function HeatStrip({ cells, total, description }: HeatStripProps) {
  const [isPinned, setIsPinned] = useState(false);
  const maxCount = Math.max(1, ...cells.map(({ count }) => count));
  const columns = cells.length + (cells.some(({ isSeparate }) => isSeparate) ? SEPARATION : 0);
  return (
    <button
      type="button"
      className={styles.strip}
      aria-pressed={isPinned}
      onClick={() => setIsPinned(!isPinned)}
    >
      <svg role="img" aria-label={description} width="100%" height={BAR_HEIGHT + LABEL_HEIGHT}>
        {cells.map((cell, index) => (
          <Cell
            key={cell.label}
            {...cell}
            start={(index + (cell.isSeparate ? SEPARATION : 0)) / columns}
            width={1 / columns}
            height={cell.count / maxCount}
            heat={total === 0 ? 0 : cell.count / total}
          />
        ))}
      </svg>
    </button>
  );
}

type CellProps = HeatCell & { start: number; width: number; height: number; heat: number };

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

function Cell({ label, count, isSeparate, start, width, height, heat }: CellProps) {
  const pixels = count === 0 ? 0 : Math.max(3, Math.round(BAR_HEIGHT * height));
  const bar = { x: percent(start), width: percent(width * 0.9), rx: 2 };
  const middle = percent(start + width * 0.45);
  // The square root makes small ratios easier to distinguish.
  const style = { '--heat': percent(0.2 + 0.8 * Math.sqrt(heat)) } as CSSProperties;
  return (
    <g data-is-separate={isSeparate || undefined} style={style}>
      <rect className={styles.track} {...bar} y={0} height={BAR_HEIGHT} />
      <rect className={styles.fill} {...bar} y={BAR_HEIGHT - pixels} height={pixels} />
      <text className={styles.count} x={middle} y={BAR_HEIGHT / 2 + 5}>
        {compactNumber().format(count)}
      </text>
      <text className={styles.label} x={middle} y={BAR_HEIGHT + LABEL_HEIGHT - 4}>
        {label}
      </text>
    </g>
  );
}
