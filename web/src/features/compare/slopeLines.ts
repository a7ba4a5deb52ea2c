import type { SharedItem } from '@outrank/shared/consensus/compareOrders';

/** More lines than this could not be told apart. */
export const LINES_MAX = 50;

/** Lines that move this many ranks or more are drawn strong. */
const STRONG_SHIFT = 5;

export type SlopeLine = SharedItem & {
  /** The rows of its two ends, from 0 at the top. Each row has one line at either end. */
  readonly rowA: number;
  readonly rowB: number;
  readonly isStrong: boolean;
};

function getShift({ rankA, rankB }: SharedItem): number {
  return Math.abs(rankA - rankB);
}

/** The lines of a slope chart: all shared items, or the ones that move most, in the order of the first ranking. */
export function toSlopeLines(shared: readonly SharedItem[]): readonly SlopeLine[] {
  const movers = shared.toSorted((x, y) => getShift(y) - getShift(x)).slice(0, LINES_MAX);
  const byA = shared.filter((item) => movers.includes(item));
  const byB = byA.toSorted((x, y) => x.rankB - y.rankB);
  return byA.map((item, rowA) => ({
    ...item,
    rowA,
    rowB: byB.indexOf(item),
    isStrong: getShift(item) >= STRONG_SHIFT,
  }));
}
