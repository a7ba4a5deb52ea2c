import type { CardItem } from './cardItem.ts';
import { centerCaps, drawLine } from './cardText.ts';
import { drawEmblem } from './drawEmblem.ts';
import { BAND_MAX, drawBand, drawRows, fitBandName } from './drawItems.ts';
import { type Box, palette, type Svg } from './svg.ts';

const BANDS = 3;
/** In a story, up to this many items are bands, so that they fill it. */
const TALL_BANDS = 5;
const LARGE = 10;
/** Rows after the tenth that are lower than this, in pixels, could not be read. */
const SMALL_ROW_MIN = 20;
/** As a ratio of the height of the rows before. */
const SMALL_ROW = 0.8;
const SMALL_COLUMNS = 3;
/** The highest first band of a story, as a ratio of the width. */
const TALL_MAX = 0.45;
/** Heights relative to each other: the first band, the two others, a row, what follows the tenth. */
const WEIGHTS = { first: 3, band: 1.95, row: 0.92, rest: 2.1 };

type Ranking = {
  readonly items: readonly CardItem[];
  /** The number of all items, when the card has only the first ones. */
  readonly count: number;
  readonly isTall: boolean;
};

/** Three bands, or five in a story; rows to the tenth; everything after that small. */
export function drawRanking({ items, count, isTall }: Ranking, box: Box): Svg {
  const heights = planHeights(items.length, box, isTall);
  const { gap, bands } = heights;
  const drawn: Svg[] = [];
  let { y } = box;
  let firstSize: number | undefined;
  for (const item of items.slice(0, bands)) {
    const band = { ...box, y, height: firstSize === undefined ? heights.first : heights.band };
    const name = fitBandName(item, band, firstSize);
    firstSize ??= name.font.size;
    drawn.push(drawBand(item, name, band));
    y += band.height + gap;
  }
  const rows = items.slice(bands, LARGE);
  const grid = { columns: heights.columns, rowHeight: heights.row, gap: gap * 2 };
  drawn.push(drawRows(rows, { ...box, y }, grid));
  y += Math.ceil(rows.length / heights.columns) * heights.row + gap * 1.4;
  const rest = { ...box, y, height: box.y + box.height - y };
  drawn.push(drawRest(items.slice(LARGE), { count, rowMax: heights.row * SMALL_ROW }, rest));
  return drawn.join('');
}

function planHeights(count: number, box: Box, isTall: boolean) {
  const columns = isTall && count <= LARGE ? 1 : 2;
  const bands = Math.min(isTall && count <= TALL_BANDS ? TALL_BANDS : BANDS, count);
  const rows = Math.ceil((Math.min(count, LARGE) - bands) / columns);
  const hasRest = count > LARGE;
  const row = WEIGHTS.row * (isTall && hasRest ? 0.8 : 1);
  const smallRows = Math.ceil(Math.max(0, count - LARGE) / SMALL_COLUMNS);
  const rest = Math.min(WEIGHTS.rest * (isTall ? 2.4 : 1), SMALL_ROW * row * smallRows);
  const weight = WEIGHTS.first + WEIGHTS.band * Math.max(0, bands - 1) + row * rows + rest;
  const gap = Math.round(box.width * 0.014);
  const free = box.height - gap * (bands + (hasRest ? 2 : 0));
  // A short list is not blown up.
  const unit = Math.min(free / weight, (box.width * (isTall ? TALL_MAX : BAND_MAX)) / WEIGHTS.first);
  return { bands, columns, gap, first: WEIGHTS.first * unit, band: WEIGHTS.band * unit, row: row * unit };
}

type Rest = { readonly count: number; readonly rowMax: number };

/** Names as long as they are readable, else the emblems of seasons, else as many names as fit. */
function drawRest(items: readonly CardItem[], { count, rowMax }: Rest, box: Box): Svg {
  if (items.length === 0) return '';
  const rowHeight = Math.min(rowMax, box.height / Math.ceil(items.length / SMALL_COLUMNS));
  const isWhole = count <= LARGE + items.length;
  if (rowHeight >= SMALL_ROW_MIN && isWhole) return drawSmallRows(items, box, rowHeight);
  if (isWhole && items.every(({ emblem, detail }) => emblem && /^\d*$/.test(detail)))
    return drawMosaic(items, box);
  return drawBeginning(items, count, box);
}

/** As a ratio of the width of all columns. */
const SMALL_GAP = 0.02;

/** Without the season or the points, for which there is no room. */
function drawSmallRows(items: readonly CardItem[], box: Box, rowHeight: number): Svg {
  const bare = items.map((item) => ({ ...item, detail: '', value: '' }));
  return drawRows(bare, box, { columns: SMALL_COLUMNS, rowHeight, gap: box.width * SMALL_GAP });
}

function drawMosaic(items: readonly CardItem[], box: Box): Svg {
  const rows = 2;
  const columns = Math.max(16, Math.ceil(items.length / rows));
  const width = box.width / columns;
  const height = Math.min(box.height / rows, width * 1.4);
  const size = Math.min(width * 0.94, height * 0.74);
  const drawn = items.map(({ emblem, rank }, index) => {
    const x = box.x + (index % columns) * width;
    const y = box.y + Math.floor(index / columns) * height;
    const label = { x: x + width / 2, y: y + height * 0.97, width, anchor: 'middle' } as const;
    const look = { weight: 600, size: height * 0.27, fill: palette.inkSoft } as const;
    const badge = emblem ? drawEmblem(emblem, x + (width - size) / 2, y, size) : '';
    return badge + drawLine(String(rank), label, look);
  });
  return drawn.join('');
}

/** As many names as fit, then how many more there are. */
function drawBeginning(items: readonly CardItem[], count: number, box: Box): Svg {
  const rows = Math.max(1, Math.floor(box.height / (SMALL_ROW_MIN * 1.1)));
  const rowHeight = box.height / rows;
  const shown = items.slice(0, rows * SMALL_COLUMNS - 1);
  const gap = box.width * SMALL_GAP;
  const width = (box.width - gap * (SMALL_COLUMNS - 1)) / SMALL_COLUMNS;
  const size = rowHeight * 0.62;
  const more = {
    x: box.x + (SMALL_COLUMNS - 1) * (width + gap) + size * 0.5,
    y: centerCaps(box.y + (rows - 0.5) * rowHeight, size),
    width: width - size * 0.5,
  };
  const text = `and ${count - LARGE - shown.length} more`;
  const drawn = drawLine(text, more, { weight: 600, size, fill: palette.torch });
  return drawSmallRows(shown, box, rowHeight) + drawn;
}
