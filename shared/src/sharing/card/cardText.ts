import { fontWidths } from './fontWidths.generated.ts';
import { element, escapeXml, type Svg } from './svg.ts';

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

/** Who made it, when the fonts can draw nothing of the name. */
export const ANYBODY = 'a fan';

/** The height of capitals, as a ratio of the font size. */
export const CAP_HEIGHT = 0.7;

/** The baseline that centers capitals on a height. */
export function centerCaps(middle: number, size: number): number {
  return middle + (size * CAP_HEIGHT) / 2;
}

type Place = {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** What the text is shortened to. */
  readonly width: number;
  readonly anchor?: 'start' | 'middle' | 'end';
};
type Look = Font & { readonly fill: string; readonly opacity?: number };

const BEFORE_ANCHOR = { start: 0, middle: 0.5, end: 1 } as const;

/** A text on one line. Nothing at all when not even an ellipsis fits. */
export function drawLine(text: string, place: Place, { fill, opacity, ...font }: Look): Svg {
  const { x, y, width, anchor = 'start' } = place;
  const shown = shortenText(text, width, font);
  if (shown === '') return '';
  const look = {
    'font-size': font.size,
    'font-weight': font.weight,
    fill,
    opacity,
    'xml:space': 'preserve',
  };
  const runs = splitEmoji(shown);
  if (runs.length < 2) return element('text', { x, y, 'text-anchor': anchor, ...look }, escapeXml(shown));
  let left = x - BEFORE_ANCHOR[anchor] * measureText(shown, font);
  const parts = runs.map((run) => {
    const part = element('text', { x: left, y, ...look }, escapeXml(run));
    left += measureText(run, font);
    return part;
  });
  return parts.join('');
}

/** Emoji and what stands beside them: given a text that needs two fonts, the server's library draws boxes. */
function splitEmoji(text: string): string[] {
  const runs: string[] = [];
  if (RIGHT_TO_LEFT.test(text)) return [text];
  for (const grapheme of splitGraphemes(text)) {
    const last = runs.at(-1);
    if (last === undefined || EMOJI.test(last) !== EMOJI.test(grapheme)) runs.push(grapheme);
    else runs[runs.length - 1] = last + grapheme;
  }
  return runs;
}

const ELLIPSIS = '…';

/** Shortens a text to a width in pixels, by whole graphemes and with an ellipsis. Empty when nothing fits. */
export function shortenText(text: string, width: number, font: Font): string {
  if (measureText(text, font) <= width) return text;
  const graphemes = splitGraphemes(text);
  const join = (count: number) => `${graphemes.slice(0, count).join('').trimEnd()}${ELLIPSIS}`;
  const count = [...graphemes.keys()].findLast((each) => measureText(join(each), font) <= width);
  return count === undefined ? '' : join(count);
}

/** Breaks a text between words into lines of a width in pixels. A word that is wider is broken between graphemes. */
export function wrapText(text: string, width: number, font: Font): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measureText(longer, font) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, width, font);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line === '' ? lines : [...lines, line];
}

function breakWord(word: string, width: number, font: Font): string[] {
  const pieces: string[] = [''];
  for (const grapheme of splitGraphemes(word)) {
    const longer = `${pieces.at(-1)}${grapheme}`;
    if (pieces.at(-1) === '' || measureText(longer, font) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(grapheme);
  }
  return pieces;
}

export type FittedText = { readonly lines: readonly string[]; readonly font: Font };

type Limits = {
  readonly width: number;
  readonly lines: number;
  /** Of all lines together, as the sum of their font sizes. */
  readonly height?: number;
  readonly sizes: readonly number[];
};

/** Sets a text in the largest size in which it fits and breaks no word; in the smallest one it is shortened. */
export function fitText(text: string, limits: Limits): FittedText {
  const { width, lines, height = Number.POSITIVE_INFINITY, sizes } = limits;
  const fonts = sizes.map((size): Font => ({ weight: 700, size }));
  const longest = (font: Font) => Math.max(...text.split(/\s+/).map((word) => measureText(word, font)));
  for (const font of fonts) {
    const wrapped = wrapText(text, width, font);
    const isLow = wrapped.length <= lines && wrapped.length * font.size <= height;
    if (isLow && longest(font) <= width) return { lines: wrapped, font };
  }
  const font = fonts.at(-1) ?? { weight: 700, size: 16 };
  const wrapped = wrapText(text, width, font);
  if (wrapped.length <= lines) return { lines: wrapped, font };
  const rest = wrapped.slice(lines - 1).join(' ');
  return { lines: [...wrapped.slice(0, lines - 1), shortenText(rest, width, font)], font };
}
