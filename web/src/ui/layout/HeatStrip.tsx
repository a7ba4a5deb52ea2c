import styles from './HeatStrip.module.css';

type HeatStripProps = {
  cells: readonly {
    readonly label: string;
    readonly count: number;
    /** Set apart, because it is not a part of the series. */
    readonly isSeparate?: boolean;
  }[];
  /** The count of a full cell. */
  total: number;
  /** The accessible name: the whole chart as a sentence. */
  description: string;
};

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/**
 * A row of bars. The color shows the ratio to `total`, to compare strips; the height compares the bars of one strip.
 * Hover and focus, which a tap gives, show the counts.
 */
export function HeatStrip({ cells, total, description }: HeatStripProps) {
  const maxCount = Math.max(1, ...cells.map(({ count }) => count));
  const toStyle = (count: number) => ({
    // The square root makes small ratios easier to distinguish.
    '--heat': percent(0.2 + 0.8 * Math.sqrt(total === 0 ? 0 : count / total)),
    '--height': count === 0 ? '0px' : `max(3px, ${percent(count / maxCount)})`,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: shows its counts while it has the focus
    <div className={styles.strip} role="img" aria-label={description} tabIndex={0}>
      {cells.map(({ label, count, isSeparate }) => (
        <span
          key={label}
          className={styles.cell}
          aria-hidden="true"
          data-is-separate={isSeparate}
          style={toStyle(count)}
        >
          <span className={styles.bar}>{count.toLocaleString('en', { notation: 'compact' })}</span>
          {label}
        </span>
      ))}
    </div>
  );
}
