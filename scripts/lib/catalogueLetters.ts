import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtInSeasons } from '@outrank/shared/catalogue/catalogue';
import { create, type Font } from 'fontkit';
import { rootFolder } from './folders.ts';

const require = createRequire(join(rootFolder, 'web/package.json'));
const display = '@fontsource/barlow-condensed/files/barlow-condensed';
const text = '@fontsource-variable/source-sans-3/files/source-sans-3';

/** The fonts of the app: the file that every visit loads, the file with further letters, and the file made from that one. */
export const fonts = [
  {
    latin: `${display}-latin-600-normal.woff2`,
    more: `${display}-latin-ext-600-normal.woff2`,
    letters: 'display-600',
  },
  {
    latin: `${display}-latin-700-normal.woff2`,
    more: `${display}-latin-ext-700-normal.woff2`,
    letters: 'display-700',
  },
  { latin: `${text}-latin-wght-normal.woff2`, more: `${text}-latin-ext-wght-normal.woff2`, letters: 'text' },
] as const;

export const readFont = (path: string): Buffer => readFileSync(require.resolve(path));

/** The file of a font with a few letters. */
export const getLettersFile = (letters: string): string =>
  join(rootFolder, `web/src/styles/letters/${letters}.woff2`);

/** The letters of the catalogue's names that a font lacks. */
export function listMissingLetters(font: Buffer): string[] {
  const { characterSet } = create(font) as Font;
  const known = new Set(characterSet);
  const names = builtInSeasons.flatMap(({ name, contestants }) => [
    name,
    ...contestants.map((each) => each.name),
  ]);
  return [...new Set(names.join(''))].filter((letter) => !known.has(letter.codePointAt(0) ?? 0)).toSorted();
}
