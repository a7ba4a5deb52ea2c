import { fitText } from '../drawing/fitText.ts';
import { palette } from '../drawing/palette.ts';
import type { Step } from '../drawing/steps.ts';
import { CAP_HEIGHT, drawLine, type TextKit } from '../drawing/textKit.ts';

/** A number to be proud of, and what it counts. */
export type Figure = { readonly value: string; readonly label: string; readonly isHuge?: boolean };

export type FigureStyle = {
  /** The font size of the number. A huge one is larger. */
  readonly size: number;
  readonly huge: number;
  /** Whether labels are below their numbers. That of a huge number always is. */
  readonly isLabelBelow: boolean;
};

const LABEL = 0.36;
const LABEL_LINES = 2;
const LINE_HEIGHT = 1.12;
/** The space between a number and its label, as a share of the size of the number. */
const GAP = 0.26;
/** How much of the width a number takes at most when its label is beside it: '#17 / #40' would leave no room for a name. */
const NUMBER_SHARE = 0.55;

/** The steps of a figure at the origin, and its height. */
function drawFigure(figure: Figure, width: number, style: FigureStyle, kit: TextKit) {
  const { size } = style;
  const isBelow = figure.isHuge || style.isLabelBelow;
  const largest = { weight: 700, size: figure.isHuge ? style.huge : size } as const;
  const shrink = isBelow ? 1 : Math.min(1, (width * NUMBER_SHARE) / kit.measure(figure.value, largest));
  const font = { weight: 700, size: largest.size * shrink } as const;
  const cap = font.size * CAP_HEIGHT;
  const beside = kit.measure(figure.value, font) + size * GAP;
  const label = drawLabel(figure.label, isBelow ? width : width - beside, size * LABEL, kit);
  const height = isBelow ? cap + size * GAP + label.height : Math.max(cap, label.height);
  const [x, y] = isBelow ? [0, cap + size * GAP] : [beside, (height - label.height) / 2];
  const baseline = isBelow ? cap : (height + cap) / 2;
  const value = { text: figure.value, x: 0, y: baseline, width, font, fill: palette.torch };
  const steps: Step[] = [
    ...drawLine(value, kit),
    { type: 'group', origin: [x, y], scale: 1, steps: label.steps },
  ];
  return { steps, height };
}

function drawLabel(text: string, width: number, size: number, kit: TextKit) {
  const { lines } = fitText(text, { width, lines: LABEL_LINES, sizes: [size] }, kit.measure);
  const font = { weight: 600, size } as const;
  const steps = lines.flatMap((line, index) =>
    drawLine(
      { text: line, x: 0, y: size * (CAP_HEIGHT + index * LINE_HEIGHT), width, font, fill: palette.ink },
      kit,
    ),
  );
  return { steps, height: size * (CAP_HEIGHT + LINE_HEIGHT * (lines.length - 1)) };
}

/** Figures beside each other in a wide column, below each other in a narrow one; and the height of all. */
export function drawFigures(figures: readonly Figure[], width: number, style: FigureStyle, kit: TextKit) {
  const gap = style.size * 0.5;
  const isRow = style.isLabelBelow;
  const share = isRow ? (width + gap) / Math.max(1, figures.length) : 0;
  const drawn = figures.map((figure) => drawFigure(figure, isRow ? share - gap : width, style, kit));
  const above = (index: number) => drawn.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0);
  const height = isRow
    ? Math.max(0, ...drawn.map((each) => each.height))
    : Math.max(0, above(drawn.length) - gap);
  const getOrigin = (index: number): readonly [number, number] => {
    const own = drawn[index]?.height ?? 0;
    return isRow ? [index * share, height - own] : [0, above(index)];
  };
  const steps = drawn.map(
    (each, index): Step => ({ type: 'group', origin: getOrigin(index), scale: 1, steps: each.steps }),
  );
  return { steps, height };
}
