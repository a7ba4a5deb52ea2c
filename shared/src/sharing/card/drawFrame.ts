import type { SeasonColors } from '../../catalogue/seasonColors.ts';
import type { ShareView, Stat } from '../shareParts.ts';
import { CAP_HEIGHT, drawLine, fitText, measureText } from './cardText.ts';
import { drawTorch } from './drawEmblem.ts';
import { type Box, drawGradient, element, palette, type Svg } from './svg.ts';

/** What a card says around the ranking. Texts of users must be drawable. */
export type FrameText = Required<Pick<ShareView, 'eyebrow' | 'stats'>> & {
  readonly title: string;
  /** Who made it; empty when it was all fans. */
  readonly author: string;
  readonly date: string;
  /** The buffs of all items, which make a stripe at the edge that is the card's own. */
  readonly buffs: readonly SeasonColors[];
};

export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Whether the texts are beside the ranking instead of above and below it. */
  readonly isBeside: boolean;
  /** The margins at the sides, and at top and bottom, where a phone may cover a story. */
  readonly margin: number;
  readonly inset: number;
  /** The width of the texts. */
  readonly textWidth: number;
  readonly title: { readonly lines: number; readonly sizes: readonly number[] };
  readonly sizes: Readonly<Record<'eyebrow' | 'author' | 'stat' | 'hugeStat' | 'footer', number>>;
};

const STRIPE = 14;
const BODY_GAP = 44;

/** The ground, the texts and the footer, and the box that is left for the ranking. */
export function drawFrame(text: FrameText, frame: Frame): { svg: Svg; body: Box } {
  const { width, height, margin, inset, textWidth, isBeside, sizes } = frame;
  const stats = layOutStats(text.stats, frame);
  const footerTop = height - inset - sizes.footer;
  const bottom = footerTop - sizes.footer * 0.75;
  const header = drawHeader(text, frame, isBeside ? bottom - stats.height - sizes.eyebrow : height);
  const statsY = isBeside ? bottom - stats.height : header.bottom + sizes.eyebrow * 1.2;
  const bodyY = (stats.height > 0 ? statsY + stats.height : header.bottom) + sizes.eyebrow;
  const bodyX = margin + textWidth + BODY_GAP;
  return {
    svg: [
      drawGround(text.buffs, frame),
      header.svg,
      stats.drawAt(margin, statsY),
      drawFooter(text.date, { x: margin, y: footerTop, width: textWidth, height: sizes.footer }),
    ].join(''),
    body: isBeside
      ? { x: bodyX, y: inset - 8, width: width - bodyX - margin + 8, height: height - 2 * inset + 16 }
      : { x: margin, y: bodyY, width: textWidth, height: bottom - bodyY },
  };
}

function drawGround(buffs: readonly SeasonColors[], { width, height, isBeside }: Frame): Svg {
  const glow = {
    cx: isBeside ? 150 : width * 0.5,
    cy: isBeside ? height + 60 : -120,
    r: isBeside ? 620 : width * 0.95,
  };
  const length = (isBeside ? height : width) / Math.max(1, 2 * buffs.length);
  const stripes = buffs
    .flat()
    .map((fill, index) =>
      isBeside
        ? element('rect', { x: 0, y: index * length, width: STRIPE, height: length + 0.5, fill })
        : element('rect', { x: index * length, y: 0, width: length + 0.5, height: STRIPE, fill }),
    );
  return [
    element('rect', { width, height, fill: palette.ground }),
    drawGradient('radial', { id: 'glow', ...glow }, palette.torch, [0, 0.34], [0.45, 0.1], [1, 0]),
    element('rect', { width, height, fill: 'url(#glow)' }),
    ...stripes,
  ].join('');
}

/** As a ratio of the font size. */
const TITLE_LINE = 0.96;

/** @param limit the title is set smaller until the header ends above it. */
function drawHeader(text: FrameText, frame: Frame, limit: number) {
  const { margin: x, inset, textWidth: width, sizes } = frame;
  const eyebrowY = inset + sizes.eyebrow * CAP_HEIGHT;
  const top = eyebrowY + sizes.eyebrow * 0.6;
  const authorHeight = text.author ? sizes.author * 1.32 : 0;
  const height = (limit - top - authorHeight) / TITLE_LINE;
  const { lines, font } = fitText(text.title, { width, height, ...frame.title });
  const bottom = top + lines.length * font.size * TITLE_LINE + authorHeight;
  const eyebrowLook = { weight: 700, size: sizes.eyebrow, fill: palette.torch } as const;
  const authorLook = { weight: 600, size: sizes.author, fill: palette.inkSoft } as const;
  const title = lines.map((line, index) => {
    const y = top + font.size * (0.84 + index * TITLE_LINE);
    return drawLine(line, { x, y, width }, { ...font, fill: palette.ink });
  });
  return {
    bottom,
    svg: [
      drawLine(text.eyebrow.toUpperCase(), { x, y: eyebrowY, width }, eyebrowLook),
      ...title,
      drawLine(text.author, { x, y: bottom, width }, authorLook),
    ].join(''),
  };
}

/** Lengths as ratios of the size of a number. */
const LABEL = 0.36;
const LABEL_GAP = 0.26;
const STAT_GAP = 0.5;
/** As a ratio of the size of a label. */
const LABEL_LINE = 1.12;
const LABEL_LINES = 2;
/** How much of the width a number takes at most when its label is beside it: '#17 / #40' would leave no room for a name. */
const NUMBER_RATIO = 0.55;

type Drawn = { readonly height: number; readonly drawAt: (x: number, y: number) => Svg };

/** Stats beside each other in a wide column, below each other in a narrow one. */
function layOutStats(stats: readonly Stat[], frame: Frame): Drawn {
  const { textWidth, isBeside } = frame;
  const gap = frame.sizes.stat * STAT_GAP;
  const step = (textWidth + gap) / Math.max(1, stats.length);
  const drawn = stats.map((stat) => layOutStat(stat, isBeside ? textWidth : step - gap, frame));
  const above = (index: number) => drawn.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0);
  const height = Math.max(
    0,
    isBeside ? above(drawn.length) - gap : Math.max(...drawn.map((each) => each.height)),
  );
  const drawEach = ({ drawAt, height: own }: Drawn, index: number, x: number, y: number) =>
    isBeside ? drawAt(x, y + above(index)) : drawAt(x + index * step, y + height - own);
  return { height, drawAt: (x, y) => drawn.map((each, index) => drawEach(each, index, x, y)).join('') };
}

/** A number and its label: below the number when it is huge or the texts are above the ranking, else beside it. */
function layOutStat(
  { value, label, isHuge = false }: Stat,
  width: number,
  { sizes, isBeside }: Frame,
): Drawn {
  const isBelow = isHuge || !isBeside;
  const gap = sizes.stat * LABEL_GAP;
  const largest = { weight: 700, size: isHuge ? sizes.hugeStat : sizes.stat } as const;
  const shrink = isBelow ? 1 : Math.min(1, (width * NUMBER_RATIO) / measureText(value, largest));
  const font = { weight: 700, size: largest.size * shrink } as const;
  const cap = font.size * CAP_HEIGHT;
  const left = isBelow ? 0 : measureText(value, font) + gap;
  const labelFont = { weight: 600, size: sizes.stat * LABEL } as const;
  const limits = { width: width - left, lines: LABEL_LINES, sizes: [labelFont.size] };
  const { lines } = fitText(label, limits);
  const getY = (index: number) => labelFont.size * (CAP_HEIGHT + index * LABEL_LINE);
  const labelHeight = getY(lines.length - 1);
  const height = isBelow ? cap + gap + labelHeight : Math.max(cap, labelHeight);
  const drawLabel = (x: number, y: number) =>
    lines.map((text, index) =>
      drawLine(text, { x, y: y + getY(index), width: width - left }, { ...labelFont, fill: palette.ink }),
    );
  return {
    height,
    drawAt: (x, y) => {
      const baseline = y + (isBelow ? cap : (height + cap) / 2);
      const number = drawLine(value, { x, y: baseline, width }, { ...font, fill: palette.torch });
      return number + drawLabel(x + left, y + (isBelow ? cap + gap : (height - labelHeight) / 2)).join('');
    },
  };
}

function drawFooter(date: string, { x, y, width, height }: Box): Svg {
  const baseline = y + height * 0.5 + height * 0.86 * (CAP_HEIGHT / 2);
  const line = { y: baseline, width: width / 2 };
  const name = { weight: 700, size: height * 0.86, fill: palette.ink } as const;
  const day = { weight: 600, size: height * 0.58, fill: palette.inkSoft } as const;
  return [
    drawTorch(x - height * 0.26, y - height * 0.16, height * 1.3),
    drawLine('OUTRANK', { ...line, x: x + height * 0.92 }, name),
    drawLine(date, { ...line, x: x + width, anchor: 'end' }, day),
  ].join('');
}
