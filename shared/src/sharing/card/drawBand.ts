import { drawEmblem } from '../drawing/drawEmblem.ts';
import { mixColors, palette } from '../drawing/palette.ts';
import type { Box, Step } from '../drawing/steps.ts';
import { CAP_HEIGHT, centerCaps, drawLine, type TextKit } from '../drawing/textKit.ts';
import type { CardItem } from './cardItem.ts';

const RADIUS = 0.09;
/** All lengths below are shares of the height of the band. */
const NUMERAL_WIDTH = 0.72;
const EMBLEM = 0.84;
const DETAIL_SIZE = 0.24;
const NAME_SIZES = [0.46, 0.42, 0.38, 0.34, 0.3, 0.26, 0.22];

/** One of the first three: a band of the season's buff with a huge numeral, the name and the emblem. */
export function drawBand(item: CardItem, box: Box, kit: TextKit): Step[] {
  const { x, y, width, height } = box;
  const emblemSize = height * EMBLEM;
  const emblemX = x + width - emblemSize - height * 0.16;
  return [
    {
      type: 'group',
      origin: [x, y],
      scale: 1,
      clip: roundedRect(width, height),
      steps: drawCloth(item, width, height),
    },
    ...drawNumeral(item.rank, box, kit),
    ...drawBandText(
      item,
      { ...box, x: x + height * (NUMERAL_WIDTH + 0.12), width: emblemX - x - height * 0.96 },
      kit,
    ),
    ...(item.emblem ? [drawEmblem(item.emblem, emblemX, y + (height - emblemSize) / 2, emblemSize)] : []),
  ];
}

function roundedRect(width: number, height: number): string {
  const r = Math.round(Math.min(18, height * RADIUS * 1.4));
  const [w, h] = [Math.round(width) - 2 * r, Math.round(height) - 2 * r];
  return `M${r} 0h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The weave of the buff, darkened below the text so that pale letters are readable on yellow, too. */
function drawCloth({ colors: [cloth, pattern] }: CardItem, width: number, height: number): Step[] {
  const side = Math.round(height);
  const stripe = (offset: number, thickness: number): Step => ({
    type: 'path',
    path: `M${Math.round(width - height * offset)} ${side}l${side} ${-side}h${Math.round(side * thickness)}l${-side} ${side}z`,
    fill: pattern,
  });
  return [
    { type: 'rect', box: { x: 0, y: 0, width, height }, fill: mixColors(cloth, palette.ground, 0.12) },
    stripe(2.9, 0.16),
    stripe(2.52, 0.5),
    stripe(1.8, 0.16),
    {
      type: 'rect',
      box: { x: 0, y: 0, width, height },
      fill: {
        kind: 'linear',
        from: [0, 0],
        to: [width, 0],
        stops: [
          [0, palette.night, 0.62],
          [0.55, palette.night, 0.44],
          [1, palette.night, 0],
        ],
      },
    },
  ];
}

function drawNumeral(rank: number, { x, y, height }: Box, kit: TextKit): Step[] {
  const text = String(rank);
  const size = height * (text.length > 1 ? 0.84 : 1.08);
  const numeral = {
    text,
    x: x + height * (0.1 + NUMERAL_WIDTH / 2),
    y: centerCaps(y + height / 2, size),
    width: height,
    font: { weight: 700, size },
    fill: palette.flame,
    anchor: 'middle',
  } as const;
  return drawLine(numeral, kit);
}

function drawBandText(item: CardItem, box: Box, kit: TextKit): Step[] {
  const { x, y, width, height } = box;
  if (item.isMasked && item.rank > 1) {
    const bar = { x, y: y + height * 0.38, width: width * 0.56, height: height * 0.24 };
    return [{ type: 'rect', box: bar, radius: bar.height / 2, fill: palette.ink, opacity: 0.3 }];
  }
  const name = item.isMasked ? 'Unmasked inside' : item.name;
  const sizes = NAME_SIZES.map((share) => share * height);
  const fits = (size: number) => kit.measure(name, { weight: 700, size }) <= width;
  const size = sizes.find(fits) ?? Math.min(...sizes);
  const detail = [item.detail, item.value].filter(Boolean).join('  ·  ');
  const detailSize = height * DETAIL_SIZE;
  const block = CAP_HEIGHT * size + (detail ? height * 0.1 + CAP_HEIGHT * detailSize : 0);
  const top = y + (height - block) / 2;
  const line = { x, width, fill: palette.ink };
  return [
    ...drawLine({ ...line, text: name, y: top + CAP_HEIGHT * size, font: { weight: 700, size } }, kit),
    ...drawLine(
      { ...line, text: detail, y: top + block, font: { weight: 600, size: detailSize }, opacity: 0.86 },
      kit,
    ),
  ];
}
