import type { SeasonColors } from '../../catalogue/seasonColors.ts';
import type { Stat } from '../shareParts.ts';
import { CAP_HEIGHT, drawLine, fitText, type TextKit } from './cardText.ts';
import { drawTorch } from './drawEmblem.ts';
import { layOutStats } from './drawStats.ts';
import { type Box, element, palette, type Svg } from './svg.ts';

/** What a card says around the ranking. Texts of users must be drawable. */
export type FrameText = {
  /** What the card is, above the title. */
  readonly eyebrow: string;
  readonly title: string;
  /** Who made it; empty when it was all fans. */
  readonly author: string;
  readonly date: string;
  readonly stats: readonly Stat[];
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
  readonly eyebrow: number;
  readonly titles: readonly number[];
  readonly titleLines: number;
  readonly author: number;
  readonly stat: number;
  readonly hugeStat: number;
  readonly footer: number;
};

const STRIPE = 14;
const BODY_GAP = 44;

/** The ground, the texts and the footer, and the box that is left for the ranking. */
export function drawFrame(text: FrameText, frame: Frame, kit: TextKit): { svg: Svg; body: Box } {
  const { width, height, margin, inset, textWidth, eyebrow, isBeside } = frame;
  const style = { size: frame.stat, huge: frame.hugeStat, isLabelBelow: !isBeside };
  const stats = layOutStats(text.stats, textWidth, style, kit);
  const footerTop = height - inset - frame.footer;
  const bottom = footerTop - frame.footer * 0.75;
  const header = drawHeader(text, frame, isBeside ? bottom - stats.height - eyebrow : height, kit);
  const statsY = isBeside ? bottom - stats.height : header.bottom + eyebrow * 1.2;
  const bodyY = (stats.height > 0 ? statsY + stats.height : header.bottom) + eyebrow;
  const bodyX = margin + textWidth + BODY_GAP;
  return {
    svg: [
      drawGround(text.buffs, frame),
      header.svg,
      stats.drawAt(margin, statsY),
      drawFooter(text.date, { x: margin, y: footerTop, width: textWidth, height: frame.footer }, kit),
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
  const shine = (offset: number, opacity: number) =>
    element('stop', { offset, 'stop-color': palette.torch, 'stop-opacity': opacity });
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
    element(
      'radialGradient',
      { id: 'glow', gradientUnits: 'userSpaceOnUse', ...glow },
      shine(0, 0.34),
      shine(0.45, 0.1),
      shine(1, 0),
    ),
    element('rect', { width, height, fill: 'url(#glow)' }),
    ...stripes,
  ].join('');
}

/** @param limit the title is set smaller until the header ends above it. */
function drawHeader(text: FrameText, frame: Frame, limit: number, kit: TextKit) {
  const { margin: x, inset, textWidth: width } = frame;
  const eyebrowY = inset + frame.eyebrow * CAP_HEIGHT;
  const fits = (sizes: readonly number[]) => {
    const fitted = fitText(text.title, { width, lines: frame.titleLines, sizes }, kit.measure);
    const titleBottom = eyebrowY + frame.eyebrow * 0.6 + fitted.lines.length * fitted.font.size * 0.96;
    const bottom = text.author ? titleBottom + frame.author * 1.32 : titleBottom;
    return { fitted, titleBottom, bottom };
  };
  const attempts = frame.titles.map((_, index) => fits(frame.titles.slice(index)));
  const { fitted, titleBottom, bottom } =
    attempts.find((each) => each.bottom <= limit) ?? fits(frame.titles.slice(-1));
  const { size } = fitted.font;
  const first = titleBottom - fitted.lines.length * size * 0.96;
  const eyebrow = { text: text.eyebrow.toUpperCase(), x, y: eyebrowY, width, fill: palette.torch };
  const author = { text: text.author, x, y: bottom, width, fill: palette.inkSoft };
  const title = fitted.lines.map((line, index) => {
    const y = first + size * (0.84 + index * 0.96);
    return drawLine({ text: line, x, y, width, font: fitted.font, fill: palette.ink }, kit);
  });
  return {
    bottom,
    svg: [
      drawLine({ ...eyebrow, font: { weight: 700, size: frame.eyebrow } }, kit),
      ...title,
      drawLine({ ...author, font: { weight: 600, size: frame.author } }, kit),
    ].join(''),
  };
}

function drawFooter(date: string, { x, y, width, height }: Box, kit: TextKit): Svg {
  const baseline = y + height * 0.5 + height * 0.86 * (CAP_HEIGHT / 2);
  const line = { y: baseline, width: width / 2 };
  const name = { ...line, text: 'OUTRANK', x: x + height * 0.92, fill: palette.ink };
  const day = { ...line, text: date, x: x + width, fill: palette.inkSoft, anchor: 'end' } as const;
  return [
    drawTorch(x - height * 0.26, y - height * 0.16, height * 1.3),
    drawLine({ ...name, font: { weight: 700, size: height * 0.86 } }, kit),
    drawLine({ ...day, font: { weight: 600, size: height * 0.58 } }, kit),
  ].join('');
}
