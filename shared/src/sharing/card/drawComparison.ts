import type { ShareChart } from '../shareParts.ts';
import { type CardItem, toCardItem } from './cardItem.ts';
import { ANYBODY, centerCaps, drawLine, measureText } from './cardText.ts';
import { drawBar } from './drawItems.ts';
import { type Box, element, palette, type Svg } from './svg.ts';

const HEADING = 1.25;
/** In pixels. */
const ROW_MIN = 44;
const ROWS_MAX = 16;
const ROW_MAX = 74;
/** The widest column of names, as a ratio of the width. */
const COLUMN_MAX = 0.385;
/** As ratios of the height of a row. */
const TEXT_SIZE = 0.56;
const RANK_WIDTH = 0.6;
const NAME_START = 0.76;

/** Where the rows are, without the headings. */
type Chart = Box & {
  readonly count: number;
  readonly rowHeight: number;
  /** The width of the ranks and names on each side. */
  readonly columns: readonly [number, number];
};

/** Both orders, with a line from each item's rank in the first to its rank in the second. */
export function drawComparison(orders: ShareChart, box: Box): Svg {
  const { names, itemIds, seasonId, highlighted } = orders;
  const longest = Math.max(...itemIds.map(({ length }) => length), 1);
  const count = Math.min(longest, ROWS_MAX, Math.floor(box.height / ROW_MIN - HEADING));
  const rowHeight = Math.min(ROW_MAX, box.height / (count + HEADING));
  const toItems = (ids: readonly string[]) =>
    ids.slice(0, count).map((id, index) => toCardItem({ rank: index + 1, id, seasonId }));
  const [left, right] = [toItems(itemIds[0]), toItems(itemIds[1])];
  const font = { weight: 600, size: rowHeight * TEXT_SIZE } as const;
  const max = box.width * COLUMN_MAX;
  const getColumn = (items: readonly CardItem[]) => {
    const widths = items.map(({ name, isMasked }) => (isMasked ? max : measureText(name, font)));
    return Math.min(max, rowHeight * NAME_START + Math.max(0, ...widths) + 1);
  };
  const columns = [getColumn(left), getColumn(right)] as const;
  const chart = { ...box, y: box.y + rowHeight * HEADING, count, rowHeight, columns };
  const drawSide = (items: readonly CardItem[], side: 0 | 1) =>
    items.map((item, index) => drawEnd(item, chart, side, itemIds[side][index] === highlighted));
  return [
    drawHeadings(names, box, rowHeight),
    ...drawCurves(orders, chart),
    ...drawSide(left, 0),
    ...drawSide(right, 1),
  ].join('');
}

function drawHeadings([a, b]: readonly [string, string], box: Box, rowHeight: number): Svg {
  const look = { weight: 700, size: rowHeight * 0.62, fill: palette.torch } as const;
  const place = { y: box.y + rowHeight * 0.62, width: box.width * 0.46 };
  return (
    drawLine(a || ANYBODY, { ...place, x: box.x }, look) +
    drawLine(b || ANYBODY, { ...place, x: box.x + box.width, anchor: 'end' }, look)
  );
}

/** A rank at the outer edge, and the name beside it. */
function drawEnd(item: CardItem, chart: Chart, side: 0 | 1, isLit: boolean): Svg {
  const { x, y, width, rowHeight, columns } = chart;
  const middle = y + (item.rank - 0.5) * rowHeight;
  const size = rowHeight * TEXT_SIZE;
  const nameWidth = columns[side] - rowHeight * NAME_START;
  const place = (distance: number) => (side === 0 ? x + distance : x + width - distance);
  const baseline = centerCaps(middle, size);
  const rankX = place(rowHeight * RANK_WIDTH);
  const nameX = place(rowHeight * NAME_START);
  const drawnRank = drawLine(
    String(item.rank),
    { x: rankX, y: baseline, width: rowHeight * RANK_WIDTH, anchor: side === 0 ? 'end' : 'start' },
    { weight: 600, size, fill: palette.torch },
  );
  if (item.isMasked) {
    const barWidth = nameWidth * 0.8;
    const barX = side === 0 ? nameX : nameX - barWidth;
    return (
      drawnRank + drawBar({ x: barX, y: middle - size * 0.25, width: barWidth, height: size * 0.5 }, 0.2)
    );
  }
  const name = { x: nameX, y: baseline, width: nameWidth, anchor: side === 0 ? 'start' : 'end' } as const;
  const fill = isLit ? palette.flame : palette.ink;
  return drawnRank + drawLine(item.name, name, { weight: 600, size, fill });
}

/** The line of an item below the last row of one side ends below that row. */
function drawCurves({ itemIds: [a, b], seasonId, highlighted }: ShareChart, chart: Chart): Svg[] {
  const { count } = chart;
  const isShown = (id: string) => b.includes(id) && (a.indexOf(id) < count || b.indexOf(id) < count);
  // The highlighted line is above the others.
  const ids = a.filter(isShown).toSorted((x, y) => Number(x === highlighted) - Number(y === highlighted));
  return ids.map((id) => {
    const ends = [a.indexOf(id), b.indexOf(id)] as const;
    const isLit = id === highlighted;
    const { colors } = toCardItem({ rank: ends[0] + 1, id, seasonId });
    return element('path', {
      d: getCurve(ends, chart),
      fill: 'none',
      stroke: isLit ? palette.flame : colors[0],
      'stroke-width': chart.rowHeight * (isLit ? 0.16 : 0.1),
      opacity: isLit || Math.max(...ends) < count ? undefined : 0.45,
    });
  });
}

function getCurve([a, b]: readonly [number, number], { x, y, width, rowHeight, count, columns }: Chart) {
  const getY = (index: number) => y + (Math.min(index, count - 0.3) + 0.5) * rowHeight;
  const left = x + columns[0] + rowHeight * 0.25;
  const right = x + width - columns[1] - rowHeight * 0.25;
  const bend = (right - left) * 0.45;
  const points = [left, getY(a), left + bend, getY(a), right - bend, getY(b), right, getY(b)].map(Math.round);
  return `M${points.slice(0, 2).join(' ')}C${points.slice(2).join(' ')}`;
}
