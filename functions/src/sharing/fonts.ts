import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);
const family = '@expo-google-fonts';

/** The app's display face in its two weights, then what draws the letters and emoji that it lacks. */
const files = [
  `${family}/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf`,
  `${family}/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf`,
  `${family}/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf`,
  `${family}/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf`,
  `${family}/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf`,
];

/** The width of a character in thousandths of the font size; undefined for one that the font lacks. */
export type Glyphs = { readonly getWidth: (codePoint: number) => number | undefined };

export type Fonts = {
  readonly buffers: readonly Uint8Array[];
  /** One for each weight of the display face, then the others. */
  readonly bold: Glyphs;
  readonly semibold: Glyphs;
  readonly others: readonly Glyphs[];
};

/** Reads the fonts of pictures, complete ones: their parts for browsers hold no letters that join. */
export async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const buffers = await Promise.all(files.map((file) => readFile(require.resolve(file))));
  const [semibold, bold, ...others] = buffers.map((buffer) => toGlyphs(create(buffer) as Font));
  if (!semibold || !bold) throw new Error('The display face is missing.');
  return { buffers, semibold, bold, others };
}

const toGlyphs = (font: Font): Glyphs => ({
  getWidth: (codePoint) =>
    font.hasGlyphForCodePoint(codePoint)
      ? (1000 * font.glyphForCodePoint(codePoint).advanceWidth) / font.unitsPerEm
      : undefined,
});
