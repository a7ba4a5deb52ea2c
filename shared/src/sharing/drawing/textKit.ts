import { shortenText } from './fitText.ts';
import { type Measure, measureText, toDrawableText } from './measureText.ts';
import type { Font, TextStep } from './steps.ts';

/** How the fonts of a painter treat a text. */
export type TextKit = {
  readonly measure: Measure;
  /** What a user wrote, as far as the painter can draw it; the fallback when nothing is left. */
  readonly toDrawable: (text: string, fallback: string) => string;
};

/** For a painter that has only the shipped font. */
export const shippedFont: TextKit = { measure: measureText, toDrawable: toDrawableText };

/** The height of capitals, as a share of the font size. */
export const CAP_HEIGHT = 0.7;

type Line = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** What the text is shortened to. */
  readonly width: number;
  readonly font: Font;
  readonly fill: string;
  readonly anchor?: TextStep['anchor'];
  readonly opacity?: number;
};

/** A text on one line. Nothing at all when not even an ellipsis fits. */
export function drawLine({ text, width, anchor = 'start', ...line }: Line, { measure }: TextKit): TextStep[] {
  const shown = shortenText(text, width, line.font, measure);
  return shown === '' ? [] : [{ type: 'text', text: shown, anchor, ...line }];
}

/** The baseline that centers capitals on a height. */
export function centerCaps(middle: number, size: number): number {
  return middle + (size * CAP_HEIGHT) / 2;
}
