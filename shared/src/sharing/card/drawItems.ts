import type { CardItem } from './cardItem.ts';
import { CAP_HEIGHT, centerCaps, drawLine, type FittedText, fitText, measureText } from './cardText.ts';
import { drawEmblem } from './drawEmblem.ts';
import { type Box, drawGradient, element, mixColors, palette, place, type Svg } from './svg.ts';

/** Lengths of a band as ratios of its unit, which is its height, but never more of its width than this. */
export const BAND_MAX = 0.27;
const NUMERAL_WIDTH = 0.72;
const EMBLEM = 0.84;
const NAME_SIZES = [0.46, 0.42, 0.38, 0.34, 0.3, 0.26, 0.22];
/** The name of the first wraps before it is set smaller, so it starts with a size of which two lines fit. */
const FIRST_SIZES = [0.38, 0.34, 0.3, 0.26, 0.23];
const FIRST_HEIGHT = 0.8;
/** How much larger the first name is than any other, at least. */
const FIRST_RATIO = 1.15;
/** As ratios of the size of a name: the height of a line, and the most that the season below or beside it takes. */
const NAME_LINE = 0.96;
const DETAIL_MAX = 0.6;

const getUnit = ({ width, height }: Box) => Math.min(height, width * BAND_MAX);
const getTextWidth = (box: Box) => box.width - 1.96 * getUnit(box);

/** Sets a name in its band. @param firstSize of the name in the first band; undefined for that one. */
export function fitBandName({ name, isMasked }: CardItem, box: Box, firstSize?: number): FittedText {
  const unit = getUnit(box);
  const isFirst = firstSize === undefined;
  const largest = isFirst ? Number.POSITIVE_INFINITY : firstSize / FIRST_RATIO;
  const sizes = (isFirst ? FIRST_SIZES : NAME_SIZES).map((ratio) => Math.min(ratio * unit, largest));
  const limits = { width: getTextWidth(box), lines: isFirst ? 2 : 1, height: unit * FIRST_HEIGHT, sizes };
  return fitText(isMasked ? 'Unmasked inside' : name, limits);
}

/** One of the first: a band of the season's buff with a huge numeral, the name and the emblem. */
export function drawBand(item: CardItem, name: FittedText, box: Box): Svg {
  const { x, y, width, height } = box;
  const unit = getUnit(box);
  const emblemSize = unit * EMBLEM;
  const emblemX = x + width - emblemSize - unit * 0.16;
  const rank = String(item.rank);
  const numeralSize = unit * (rank.length > 1 ? 0.84 : 1.08);
  const numeral = {
    x: x + unit * (0.1 + NUMERAL_WIDTH / 2),
    y: centerCaps(y + height / 2, numeralSize),
    width: unit,
    anchor: 'middle',
  } as const;
  const text = { ...box, x: x + unit * (NUMERAL_WIDTH + 0.12), width: getTextWidth(box) };
  return [
    drawCloth(item, box),
    drawLine(rank, numeral, { weight: 700, size: numeralSize, fill: palette.flame }),
    drawBandText(item, name, text, unit),
    item.emblem ? drawEmblem(item.emblem, emblemX, y + (height - emblemSize) / 2, emblemSize) : '',
  ].join('');
}

/** The weave of the buff, darkened below the text so that pale letters are readable on yellow, too. */
function drawCloth({ rank, colors: [cloth, pattern] }: CardItem, box: Box): Svg {
  const { x, y, width, height } = box;
  const [clip, shade] = [`band${rank}`, `shade${rank}`];
  const unit = getUnit(box);
  const side = Math.round(height);
  const rx = Math.round(Math.min(18, unit * 0.126));
  const drawStripe = (offset: number, thickness: number) =>
    element('path', {
      d: `M${Math.round(width - unit * offset)} ${side}l${side} ${-side}h${Math.round(unit * thickness)}l${-side} ${side}z`,
      fill: pattern,
    });
  return element(
    'g',
    { transform: place(x, y), 'clip-path': `url(#${clip})` },
    element('clipPath', { id: clip }, element('rect', { width, height, rx })),
    drawGradient('linear', { id: shade, x2: width }, palette.night, [0, 0.62], [0.55, 0.44], [1, 0]),
    element('rect', { width, height, fill: mixColors(cloth, palette.ground, 0.12) }),
    drawStripe(2.9, 0.16),
    drawStripe(2.52, 0.5),
    drawStripe(1.8, 0.16),
    element('rect', { width, height, fill: `url(#${shade})` }),
  );
}

function drawBandText(
  item: CardItem,
  { lines, font }: FittedText,
  { x, y, width, height }: Box,
  unit: number,
): Svg {
  const middle = y + height / 2;
  if (item.isMasked && item.rank > 1)
    return drawBar({ x, y: middle - unit * 0.12, width: width * 0.56, height: unit * 0.24 }, 0.3);
  const { size } = font;
  const detail = [item.detail, item.value].filter(Boolean).join('  ·  ');
  const detailSize = Math.min(unit * (lines.length > 1 ? 0.18 : 0.24), size * DETAIL_MAX);
  const names = size * (CAP_HEIGHT + (lines.length - 1) * NAME_LINE);
  const block = names + (detail ? unit * 0.1 + CAP_HEIGHT * detailSize : 0);
  const top = middle - block / 2;
  const { ink: fill } = palette;
  const drawn = lines.map((text, index) =>
    drawLine(text, { x, width, y: top + size * (CAP_HEIGHT + index * NAME_LINE) }, { ...font, fill }),
  );
  const below = { weight: 600, size: detailSize, fill, opacity: 0.86 } as const;
  return drawn.join('') + drawLine(detail, { x, width, y: top + block }, below);
}

/** What a name that is not told is drawn as. */
export function drawBar(box: Box, opacity: number): Svg {
  return element('rect', { ...box, rx: box.height / 2, fill: palette.ink, opacity });
}

type Grid = { readonly columns: number; readonly rowHeight: number; readonly gap: number };

/** Rows that run down one column after the other. */
export function drawRows(items: readonly CardItem[], box: Box, grid: Grid): Svg {
  const { columns, rowHeight, gap } = grid;
  const rows = Math.ceil(items.length / columns);
  const width = (box.width - gap * (columns - 1)) / columns;
  const drawn = items.map((item, index) => {
    const x = box.x + Math.floor(index / rows) * (width + gap);
    const y = box.y + (index % rows) * rowHeight;
    return drawRow(item, { x, y, width, height: rowHeight });
  });
  return drawn.join('');
}

/** The rank, the emblem or a patch of the buff, the name, and beside it the season or the points. */
function drawRow(item: CardItem, { x, y, width, height }: Box): Svg {
  const middle = y + height / 2;
  const size = height * 0.62;
  const rankWidth = size * 1.02;
  const mark = height * 0.74;
  const textX = x + rankWidth + mark + height * 0.44;
  const rank = { x: x + rankWidth, y: centerCaps(middle, size), width: rankWidth, anchor: 'end' } as const;
  return [
    drawLine(String(item.rank), rank, { weight: 700, size, fill: palette.torch }),
    drawMark(item, x + rankWidth + height * 0.2, middle - mark / 2, mark),
    drawRowText(item, { x: textX, y, width: x + width - textX, height }),
  ].join('');
}

function drawMark(item: CardItem, x: number, y: number, size: number): Svg {
  if (item.emblem) return drawEmblem(item.emblem, x, y, size);
  const half = { y: y + size * 0.06, width: size * 0.44, height: size * 0.88 };
  const [first, second] = item.colors;
  return (
    element('rect', { ...half, x: x + size * 0.06, fill: first }) +
    element('rect', { ...half, x: x + size * 0.5, fill: second })
  );
}

function drawRowText(item: CardItem, { x, y, width, height }: Box): Svg {
  const middle = y + height / 2;
  // The same width for all, because the width of a name would give it away.
  if (item.isMasked)
    return drawBar({ x, y: middle - height * 0.16, width: width * 0.6, height: height * 0.32 }, 0.22);
  const font = { weight: 600, size: height * 0.62 } as const;
  const small = { weight: 600, size: font.size * (item.value ? 0.7 : DETAIL_MAX) } as const;
  const aside = item.value || item.detail;
  const asideWidth = measureText(aside, small) + height * 0.3;
  const hasAside = aside !== '' && measureText(item.name, font) + asideWidth <= width;
  const baseline = centerCaps(middle, font.size);
  const name = { x, y: baseline, width: hasAside ? width - asideWidth : width };
  const drawn = drawLine(item.name, name, { ...font, fill: palette.ink });
  if (!hasAside) return drawn;
  const beside = { x: x + width, y: baseline, width: asideWidth, anchor: 'end' } as const;
  return drawn + drawLine(aside, beside, { ...small, fill: palette.inkSoft });
}
