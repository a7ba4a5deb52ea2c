import type { CardItem } from './cardItem.ts';
import { CAP_HEIGHT, centerCaps, drawLine, type TextKit } from './cardText.ts';
import { drawEmblem } from './drawEmblem.ts';
import { type Box, drawGradient, element, mixColors, palette, place, type Svg } from './svg.ts';

/** Lengths of a band as ratios of its height. */
const NUMERAL_WIDTH = 0.72;
const EMBLEM = 0.84;
const DETAIL_SIZE = 0.24;
const NAME_SIZES = [0.46, 0.42, 0.38, 0.34, 0.3, 0.26, 0.22];

/** One of the first three: a band of the season's buff with a huge numeral, the name and the emblem. */
export function drawBand(item: CardItem, box: Box, kit: TextKit): Svg {
  const { x, y, width, height } = box;
  const emblemSize = height * EMBLEM;
  const emblemX = x + width - emblemSize - height * 0.16;
  const rank = String(item.rank);
  const numeralSize = height * (rank.length > 1 ? 0.84 : 1.08);
  const numeral = {
    text: rank,
    x: x + height * (0.1 + NUMERAL_WIDTH / 2),
    y: centerCaps(y + height / 2, numeralSize),
    width: height,
    font: { weight: 700, size: numeralSize },
    fill: palette.flame,
    anchor: 'middle',
  } as const;
  const textX = x + height * (NUMERAL_WIDTH + 0.12);
  return [
    drawCloth(item, box),
    drawLine(numeral, kit),
    drawBandText(item, { ...box, x: textX, width: emblemX - x - height * 0.96 }, kit),
    item.emblem ? drawEmblem(item.emblem, emblemX, y + (height - emblemSize) / 2, emblemSize) : '',
  ].join('');
}

/** The weave of the buff, darkened below the text so that pale letters are readable on yellow, too. */
function drawCloth({ rank, colors: [cloth, pattern] }: CardItem, { x, y, width, height }: Box): Svg {
  const [clip, shade] = [`band${rank}`, `shade${rank}`];
  const side = Math.round(height);
  const rx = Math.round(Math.min(18, height * 0.126));
  const drawStripe = (offset: number, thickness: number) =>
    element('path', {
      d: `M${Math.round(width - height * offset)} ${side}l${side} ${-side}h${Math.round(side * thickness)}l${-side} ${side}z`,
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

function drawBandText(item: CardItem, box: Box, kit: TextKit): Svg {
  const { x, y, width, height } = box;
  if (item.isMasked && item.rank > 1) {
    return drawBar({ x, y: y + height * 0.38, width: width * 0.56, height: height * 0.24 }, 0.3);
  }
  const name = item.isMasked ? 'Unmasked inside' : item.name;
  const sizes = NAME_SIZES.map((ratio) => ratio * height);
  const fits = (size: number) => kit.measure(name, { weight: 700, size }) <= width;
  const size = sizes.find(fits) ?? Math.min(...sizes);
  const detail = [item.detail, item.value].filter(Boolean).join('  ·  ');
  const detailSize = height * DETAIL_SIZE;
  const block = CAP_HEIGHT * size + (detail ? height * 0.1 + CAP_HEIGHT * detailSize : 0);
  const top = y + (height - block) / 2;
  const line = { x, width, fill: palette.ink };
  return [
    drawLine({ ...line, text: name, y: top + CAP_HEIGHT * size, font: { weight: 700, size } }, kit),
    drawLine(
      { ...line, text: detail, y: top + block, font: { weight: 600, size: detailSize }, opacity: 0.86 },
      kit,
    ),
  ].join('');
}

/** What a name that is not told is drawn as. */
export function drawBar(box: Box, opacity: number): Svg {
  return element('rect', { ...box, rx: box.height / 2, fill: palette.ink, opacity });
}

type Grid = { readonly columns: number; readonly rowHeight: number; readonly gap: number };

/** Rows that run down one column after the other. */
export function drawRows(items: readonly CardItem[], box: Box, grid: Grid, kit: TextKit): Svg {
  const { columns, rowHeight, gap } = grid;
  const rows = Math.ceil(items.length / columns);
  const width = (box.width - gap * (columns - 1)) / columns;
  const drawn = items.map((item, index) => {
    const x = box.x + Math.floor(index / rows) * (width + gap);
    const y = box.y + (index % rows) * rowHeight;
    return drawRow(item, { x, y, width, height: rowHeight }, kit);
  });
  return drawn.join('');
}

/** The rank, the emblem or a patch of the buff, the name, and beside it the season or the points. */
function drawRow(item: CardItem, { x, y, width, height }: Box, kit: TextKit): Svg {
  const middle = y + height / 2;
  const size = height * 0.62;
  const rankWidth = size * 1.02;
  const mark = height * 0.74;
  const textX = x + rankWidth + mark + height * 0.44;
  const rank = {
    text: String(item.rank),
    x: x + rankWidth,
    y: centerCaps(middle, size),
    width: rankWidth,
    font: { weight: 700, size },
    fill: palette.torch,
    anchor: 'end',
  } as const;
  return [
    drawLine(rank, kit),
    drawMark(item, x + rankWidth + height * 0.2, middle - mark / 2, mark),
    drawRowText(item, { x: textX, y, width: x + width - textX, height }, kit),
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

function drawRowText(item: CardItem, { x, y, width, height }: Box, kit: TextKit): Svg {
  const middle = y + height / 2;
  // The same width for all, because the width of a name would give it away.
  if (item.isMasked)
    return drawBar({ x, y: middle - height * 0.16, width: width * 0.6, height: height * 0.32 }, 0.22);
  const font = { weight: 600, size: height * 0.62 } as const;
  const small = { weight: 600, size: height * 0.44 } as const;
  const aside = item.value || item.detail;
  const asideWidth = kit.measure(aside, small) + height * 0.3;
  const hasAside = aside !== '' && kit.measure(item.name, font) + asideWidth <= width;
  const line = { y: centerCaps(middle, font.size), fill: palette.ink };
  const name = { ...line, text: item.name, x, width: hasAside ? width - asideWidth : width, font };
  if (!hasAside) return drawLine(name, kit);
  const beside = { ...line, text: aside, x: x + width, width: asideWidth, font: small };
  return drawLine(name, kit) + drawLine({ ...beside, fill: palette.inkSoft, anchor: 'end' }, kit);
}
