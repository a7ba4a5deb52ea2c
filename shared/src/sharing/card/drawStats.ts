import type { Stat } from '../shareParts.ts';
import { CAP_HEIGHT, drawLine, fitText, type TextKit } from './cardText.ts';
import { palette, type Svg } from './svg.ts';

export type StatStyle = {
  /** The font size of the number. A huge one is larger. */
  readonly size: number;
  readonly huge: number;
  /** Whether labels are below their numbers. That of a huge number always is. */
  readonly isLabelBelow: boolean;
};

const LABEL = 0.36;
const LABEL_LINES = 2;
const LINE_HEIGHT = 1.12;
/** The space between a number and its label, as a ratio of the size of the number. */
const GAP = 0.26;
/** How much of the width a number takes at most when its label is beside it: '#17 / #40' would leave no room for a name. */
const NUMBER_RATIO = 0.55;

type Drawn = { readonly height: number; readonly drawAt: (x: number, y: number) => Svg };

function layOutStat(
  { value, label, isHuge = false }: Stat,
  width: number,
  style: StatStyle,
  kit: TextKit,
): Drawn {
  const { size } = style;
  const isBelow = isHuge || style.isLabelBelow;
  const largest = { weight: 700, size: isHuge ? style.huge : size } as const;
  const shrink = isBelow ? 1 : Math.min(1, (width * NUMBER_RATIO) / kit.measure(value, largest));
  const font = { weight: 700, size: largest.size * shrink } as const;
  const cap = font.size * CAP_HEIGHT;
  const beside = kit.measure(value, font) + size * GAP;
  const text = layOutLabel(label, isBelow ? width : width - beside, size * LABEL, kit);
  const height = isBelow ? cap + size * GAP + text.height : Math.max(cap, text.height);
  const [left, top] = isBelow ? [0, cap + size * GAP] : [beside, (height - text.height) / 2];
  const baseline = isBelow ? cap : (height + cap) / 2;
  return {
    height,
    drawAt: (x, y) =>
      drawLine({ text: value, x, y: y + baseline, width, font, fill: palette.torch }, kit) +
      text.drawAt(x + left, y + top),
  };
}

function layOutLabel(text: string, width: number, size: number, kit: TextKit): Drawn {
  const { lines } = fitText(text, { width, lines: LABEL_LINES, sizes: [size] }, kit.measure);
  const font = { weight: 600, size } as const;
  const getY = (index: number) => size * (CAP_HEIGHT + index * LINE_HEIGHT);
  return {
    height: getY(lines.length - 1),
    drawAt: (x, y) =>
      lines
        .map((line, index) =>
          drawLine({ text: line, x, y: y + getY(index), width, font, fill: palette.ink }, kit),
        )
        .join(''),
  };
}

/** Stats beside each other in a wide column, below each other in a narrow one. */
export function layOutStats(stats: readonly Stat[], width: number, style: StatStyle, kit: TextKit): Drawn {
  const gap = style.size * 0.5;
  const isRow = style.isLabelBelow;
  const step = isRow ? (width + gap) / Math.max(1, stats.length) : 0;
  const laidOut = stats.map((stat) => layOutStat(stat, isRow ? step - gap : width, style, kit));
  const above = (index: number) => laidOut.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0);
  const height = isRow
    ? Math.max(0, ...laidOut.map((each) => each.height))
    : Math.max(0, above(laidOut.length) - gap);
  return {
    height,
    drawAt: (x, y) =>
      laidOut
        .map((each, index) =>
          isRow ? each.drawAt(x + index * step, y + height - each.height) : each.drawAt(x, y + above(index)),
        )
        .join(''),
  };
}
