import { fontWidths } from './fontWidths.generated.ts';

/** The display face in one of the two weights that we ship. The size is in pixels. */
export type Font = { readonly weight: 600 | 700; readonly size: number };

export const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
/** Scripts whose letters join or run from right to left. */
export const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** In thousandths of the font size, what the face lacks: letters of other alphabets at most, and emoji as in the server's font. */
const OTHER_LETTER = 700;
const OTHER = 1270;
const OTHER_ALPHABET = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}]/u;

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

/** The width of a text in pixels, by which browser and server break lines at the same places. */
export function measureText(text: string, { weight, size }: Font): number {
  const known = widths[weight];
  const getWidth = (grapheme: string) => {
    if (!isDrawable(grapheme)) return OTHER_ALPHABET.test(grapheme) ? OTHER_LETTER : OTHER;
    return [...grapheme].reduce(
      (total, character) => total + (known.get(character.codePointAt(0) ?? 0) ?? 0),
      0,
    );
  };
  const total = splitGraphemes(text).reduce((sum, grapheme) => sum + getWidth(grapheme), 0);
  return (total * size) / 1000;
}
