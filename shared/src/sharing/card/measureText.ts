import { fontWidths } from './fontWidths.generated.ts';

/** The display face in one of the two weights that we ship. The size is in pixels. */
export type Font = { readonly weight: 600 | 700; readonly size: number };

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font) => number;

/** Emoji and letters of other scripts, which a painter takes from another font, are at most about this wide. */
const OTHER_WIDTH = 1300;

const toMap = (runs: readonly (readonly number[])[]) =>
  new Map(
    runs.flatMap(([first = 0, ...widths]) => widths.map((width, index) => [first + index, width] as const)),
  );

const widths = { 600: toMap(fontWidths[600]), 700: toMap(fontWidths[700]) } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into what readers see as characters. Splitting elsewhere would break emoji and accents. */
export function splitGraphemes(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** Whether the shipped font has every character. */
export function isDrawable(text: string): boolean {
  return [...text].every((character) => widths[600].has(character.codePointAt(0) ?? 0));
}

/** Measures with the widths of the shipped font. A grapheme that it lacks counts as wide as an emoji. */
export const measureText: Measure = (text, { weight, size }) => {
  const known = widths[weight];
  const getWidth = (grapheme: string) =>
    isDrawable(grapheme)
      ? [...grapheme].reduce((total, character) => total + (known.get(character.codePointAt(0) ?? 0) ?? 0), 0)
      : OTHER_WIDTH;
  const total = splitGraphemes(text).reduce((sum, grapheme) => sum + getWidth(grapheme), 0);
  return (total * size) / 1000;
};
