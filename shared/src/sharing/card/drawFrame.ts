import type { SeasonColors } from '../../catalogue/seasonColors.ts';
import { drawTorch } from '../drawing/drawTorch.ts';
import { fitText } from '../drawing/fitText.ts';
import { palette } from '../drawing/palette.ts';
import type { Box, Gradient, Step } from '../drawing/steps.ts';
import { CAP_HEIGHT, drawLine, type TextKit } from '../drawing/textKit.ts';
import { drawFigures, type Figure } from './drawFigure.ts';

/** What a card says around the ranking. Texts of users must be drawable. */
export type FrameText = {
  /** What the card is, above the title. */
  readonly eyebrow: string;
  readonly title: string;
  /** Who made it; empty when it was all fans. */
  readonly author: string;
  readonly date: string;
  readonly figures: readonly Figure[];
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
  readonly figure: number;
  readonly hugeFigure: number;
  readonly footer: number;
};

const STRIPE = 14;
const BODY_GAP = 44;

/** The ground, the texts and the footer, and the box that is left for the ranking. */
export function drawFrame(text: FrameText, frame: Frame, kit: TextKit): { steps: Step[]; body: Box } {
  const { width, height, margin, inset, textWidth, eyebrow, isBeside } = frame;
  const style = { size: frame.figure, huge: frame.hugeFigure, isLabelBelow: !isBeside };
  const figures = drawFigures(text.figures, textWidth, style, kit);
  const footerTop = height - inset - frame.footer;
  const bottom = footerTop - frame.footer * 0.75;
  const header = drawHeader(text, frame, isBeside ? bottom - figures.height - eyebrow : height, kit);
  const figuresY = isBeside ? bottom - figures.height : header.bottom + eyebrow * 1.2;
  const bodyY = (figures.height > 0 ? figuresY + figures.height : header.bottom) + eyebrow;
  const bodyX = margin + textWidth + BODY_GAP;
  return {
    steps: [
      ...drawGround(text.buffs, frame),
      ...header.steps,
      { type: 'group', origin: [margin, figuresY], scale: 1, steps: figures.steps },
      ...drawFooter(text.date, { x: margin, y: footerTop, width: textWidth, height: frame.footer }, kit),
    ],
    body: isBeside
      ? { x: bodyX, y: inset - 8, width: width - bodyX - margin + 8, height: height - 2 * inset + 16 }
      : { x: margin, y: bodyY, width: textWidth, height: bottom - bodyY },
  };
}

function drawGround(buffs: readonly SeasonColors[], { width, height, isBeside }: Frame): Step[] {
  const length = isBeside ? height : width;
  const share = length / Math.max(1, buffs.length);
  const glow: Gradient = {
    kind: 'radial',
    center: isBeside ? [150, height + 60] : [width * 0.5, -120],
    radius: isBeside ? 620 : width * 0.95,
    stops: [
      [0, palette.torch, 0.34],
      [0.45, palette.torch, 0.1],
      [1, palette.torch, 0],
    ],
  };
  const box = { x: 0, y: 0, width, height };
  return [
    { type: 'rect', box, fill: palette.ground },
    { type: 'rect', box, fill: glow },
    ...buffs.flatMap((colors, index) =>
      colors.map((fill, half): Step => {
        const start = share * (index + half / 2);
        const along = share / 2 + 0.5;
        return isBeside
          ? { type: 'rect', box: { x: 0, y: start, width: STRIPE, height: along }, fill }
          : { type: 'rect', box: { x: start, y: 0, width: along, height: STRIPE }, fill };
      }),
    ),
  ];
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
  const eyebrow = { text: text.eyebrow.toUpperCase(), x, y: eyebrowY, width, fill: palette.torch } as const;
  const author = { text: text.author, x, y: bottom, width, fill: palette.inkSoft } as const;
  return {
    bottom,
    steps: [
      ...drawLine({ ...eyebrow, font: { weight: 700, size: frame.eyebrow } }, kit),
      ...fitted.lines.flatMap((line, index) =>
        drawLine(
          {
            text: line,
            x,
            y: first + size * (0.84 + index * 0.96),
            width,
            font: fitted.font,
            fill: palette.ink,
          },
          kit,
        ),
      ),
      ...drawLine({ ...author, font: { weight: 600, size: frame.author } }, kit),
    ],
  };
}

function drawFooter(date: string, { x, y, width, height }: Box, kit: TextKit): Step[] {
  const baseline = y + height * 0.5 + height * 0.86 * (CAP_HEIGHT / 2);
  const name = { weight: 700, size: height * 0.86 } as const;
  const small = { weight: 600, size: height * 0.58 } as const;
  const left = x + height * 0.92;
  const line = { y: baseline, width: width / 2, fill: palette.ink };
  return [
    drawTorch(x - height * 0.26, y - height * 0.16, height * 1.3),
    ...drawLine({ ...line, text: 'OUTRANK', x: left, font: name }, kit),
    ...drawLine(
      { ...line, text: date, x: x + width, font: small, fill: palette.inkSoft, anchor: 'end' },
      kit,
    ),
  ];
}
