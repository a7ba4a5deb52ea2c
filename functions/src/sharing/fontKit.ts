import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Run, TextKit } from '@outrank/shared/sharing/card/cardText';
import { type Font, isDrawable, measureText, splitGraphemes } from '@outrank/shared/sharing/card/measureText';
import type { Font as FontFile } from 'fontkit';

const require = createRequire(import.meta.url);
const family = '@expo-google-fonts';

/**
 * The app's display face in its two weights, then what draws the letters and emoji that it lacks. Complete fonts, because
 * their parts for browsers hold no letters that join.
 */
const files = [
  `${family}/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf`,
  `${family}/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf`,
  `${family}/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf`,
  `${family}/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf`,
  `${family}/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf`,
];

/** The width of a character in thousandths of the font size; undefined for one that the font lacks. */
type GetWidth = (codePoint: number) => number | undefined;

/** Joins emoji or chooses their look: drawn with what is before it, without a width of its own. */
const INVISIBLE = /^(?:\u200c|\u200d|\ufe0e|\ufe0f)$/;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Reads the fonts of pictures. */
export async function readFonts() {
  const { create } = await import('fontkit');
  const buffers = await Promise.all(files.map((file) => readFile(require.resolve(file))));
  const [semibold, bold, ...others] = buffers.map((buffer) => createGetWidth(create(buffer) as FontFile));
  if (!semibold || !bold) throw new Error('The display face is missing.');
  return { buffers, kit: createFontKit(semibold, bold, others) };
}

const createGetWidth =
  (font: FontFile): GetWidth =>
  (codePoint) =>
    font.hasGlyphForCodePoint(codePoint)
      ? (1000 * font.glyphForCodePoint(codePoint).advanceWidth) / font.unitsPerEm
      : undefined;

/**
 * Splits each text into parts of one font. Given a text that needs two fonts, the library draws boxes instead of letters that
 * join and of emoji that are made of several characters.
 */
function createFontKit(semibold: GetWidth, bold: GetWidth, others: readonly GetWidth[]): TextKit {
  const emoji = others.at(-1) ?? bold;
  const findFont = (grapheme: string, face: GetWidth) => {
    const order = EMOJI.test(grapheme) ? [emoji, face, ...others] : [face, ...others];
    return order.find((font) => hasAll(font, grapheme));
  };
  const split = (text: string, { weight, size }: Font): readonly Run[] => {
    const face = weight === 700 ? bold : semibold;
    const runs = splitRuns(text, (grapheme, last) =>
      // A space of the emoji font is as wide as an emoji.
      grapheme === ' ' && last && last !== emoji ? last : findFont(grapheme, face),
    );
    return runs.map((run) => ({ text: run.text, width: (measureRun(run.text, run.font) * size) / 1000 }));
  };
  return {
    split,
    measure: (text, font) =>
      isDrawable(text)
        ? measureText(text, font)
        : split(text, font).reduce((sum, { width }) => sum + width, 0),
    toDrawable: (text, fallback) => {
      const kept = splitGraphemes(text.normalize('NFC')).filter((each) => findFont(each, bold));
      const shown = kept.join('').replaceAll(/\s+/g, ' ').trim();
      return shown === '' ? fallback : shown;
    },
  };
}

type FindFont = (grapheme: string, last: GetWidth | undefined) => GetWidth | undefined;

/** Parts of one font, as they stand from left to right. What no font has is left out. */
function splitRuns(text: string, findFont: FindFont) {
  const runs: { text: string; font: GetWidth }[] = [];
  for (const grapheme of splitGraphemes(text)) {
    const last = runs.at(-1);
    const font = findFont(grapheme, last?.font);
    if (font && font === last?.font) last.text += grapheme;
    else if (font) runs.push({ text: grapheme, font });
  }
  return RIGHT_TO_LEFT.test(text.match(/\p{L}/u)?.[0] ?? '') ? runs.toReversed() : runs;
}

function hasAll(getWidth: GetWidth, grapheme: string): boolean {
  return [...grapheme].every(
    (character) => INVISIBLE.test(character) || getWidth(character.codePointAt(0) ?? 0) !== undefined,
  );
}

/** In thousandths of the font size. An emoji of several characters is as wide as its first one. */
function measureRun(text: string, getWidth: GetWidth): number {
  const characters = splitGraphemes(text).flatMap((grapheme) =>
    EMOJI.test(grapheme) ? [...grapheme].slice(0, 1) : [...grapheme],
  );
  return characters.reduce((sum, each) => sum + (getWidth(each.codePointAt(0) ?? 0) ?? 0), 0);
}
