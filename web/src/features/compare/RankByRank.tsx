import type { CommonItem } from '@outrank/shared/consensus/compareOrders';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useState } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { RevealButton } from '#reader/RevealButton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import type { FindItem } from './comparedRanking.ts';
import styles from './RankByRank.module.css';
import chartStyles from './SlopeChart.module.css';

/** What both rank, for a chart or a table of it. */
type CommonRanks = {
  readonly common: readonly CommonItem[];
  readonly labels: readonly [string, string];
  readonly findItem: FindItem;
};

/** On phones, how many moves are shown first. */
const MOVES_FIRST = 10;

/** A chart of what both rank, and its table. On phones the biggest moves stand before all others. */
export function RankByRank(ranks: CommonRanks) {
  const { common } = ranks;
  const isPhone = useIsPhone();
  const [areAllShown, setAreAllShown] = useState(false);
  const isShort = isPhone && !areAllShown && common.length > MOVES_FIRST;
  const rows = isPhone ? sortByShift(common).slice(0, isShort ? MOVES_FIRST : undefined) : common;
  const lines = isShort ? common.filter((item) => rows.includes(item)) : common;
  return (
    <section className={styles.ranks} aria-label="Rank by rank">
      <div className={styles.chart}>
        <SlopeChart {...ranks} common={lines} />
        {lines.length > LINES_MAX && (
          <p className={styles.note}>The chart shows the {LINES_MAX} that move most; the table has all.</p>
        )}
      </div>
      <ComparisonTable {...ranks} common={rows} />
      {isShort && <Button onClick={() => setAreAllShown(true)}>Show all {common.length}</Button>}
    </section>
  );
}

function ComparisonTable({ common, labels, findItem }: CommonRanks) {
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">
        The {common.length} names that both rank, with their ranks among them
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">{labels[0]}</th>
          <th scope="col">{labels[1]}</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {common.map(({ id, rankA, rankB }) => {
          const item = findItem(id);
          return (
            <tr key={id}>
              <th scope="row">
                <span className={styles.item}>
                  <ItemPicture item={item} size="small" />
                  <span className={styles.name}>
                    <ItemLink item={item} />
                    <RevealButton item={item} which={`number ${rankA}`} />
                  </span>
                </span>
              </th>
              <td>{rankA}</td>
              <td>{rankB}</td>
              <td>
                <Change by={rankA - rankB} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many ranks higher the item is in the second ranking; negative when lower. */
function Change({ by }: { by: number }) {
  const [Icon, kind, text] =
    by === 0 ? [Equal, 'same', 'same'] : by > 0 ? [ArrowUp, 'up', 'higher'] : [ArrowDown, 'down', 'lower'];
  return (
    <span className={styles.change} data-kind={kind}>
      <Icon aria-hidden="true" />
      {by !== 0 && <span>{Math.abs(by)} </span>}
      <span className="visuallyHidden">{text}</span>
    </span>
  );
}

/** More lines than this could not be told apart. */
export const LINES_MAX = 50;

/** Lines that move this many ranks or more are drawn strong. */
const STRONG_SHIFT = 5;

function getShift({ rankA, rankB }: CommonItem): number {
  return Math.abs(rankA - rankB);
}

function sortByShift(common: readonly CommonItem[]): readonly CommonItem[] {
  return common.toSorted((x, y) => getShift(y) - getShift(x));
}

/**
 * The lines of a slope chart: all common items, or the ones that move most, in the order of the first ranking. `rowA` and `rowB`
 * are the rows of its two ends, from 0 at the top; each row has one line at either end.
 */
export function toSlopeLines(common: readonly CommonItem[]) {
  const movers = sortByShift(common).slice(0, LINES_MAX);
  const byA = common.filter((item) => movers.includes(item));
  const byB = byA.toSorted((x, y) => x.rankB - y.rankB);
  return byA.map((item, rowA) => ({
    ...item,
    rowA,
    rowB: byB.indexOf(item),
    isStrong: getShift(item) >= STRONG_SHIFT,
  }));
}

/**
 * One line for each common item, from its rank on the left to its rank on the right. Those that move far are strong and have
 * their names at both ends. The table beside it says the same to assistive technology.
 */
function SlopeChart({ common, labels, findItem }: CommonRanks) {
  const lines = toSlopeLines(common);
  return (
    <figure className={chartStyles.chart} aria-hidden="true">
      <div className={chartStyles.head}>
        <span>{labels[0]}</span>
        <span>{labels[1]}</span>
      </div>
      <div className={chartStyles.body} style={{ '--rows': lines.length }}>
        <Ends lines={lines} side="start" findItem={findItem} />
        <svg
          className={chartStyles.lines}
          viewBox={`0 0 1 ${lines.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {lines.map(({ id, rowA, rowB, isStrong }) => (
            <line
              key={id}
              className={chartStyles.line}
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
    <div className={chartStyles.ends} data-side={side}>
      {lines.map(({ id, rankA, rankB, rowA, rowB, isStrong }) => (
        <span key={id} className={chartStyles.end} data-direction={getDirection(rowA, rowB)}>
          {isStrong && (
            <span className={chartStyles.name} translate="no">
              {findItem(id).name}
            </span>
          )}
          <span className={chartStyles.rank}>{side === 'start' ? rankA : rankB}</span>
        </span>
      ))}
    </div>
  );
}
