import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInSeasons } from '@outrank/shared/catalogue/catalogue';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { rootFolder } from './folders.ts';

const styles = join(rootFolder, 'web/src/styles');
const css = readFileSync(join(styles, 'fonts.css'), 'utf8');
const names = builtInSeasons.flatMap(({ name, contestants }) => [
  name,
  ...contestants.map((each) => each.name),
]);

/** The letters of the catalogue beyond the Latin part of a font, which every visit loads. */
const rare = [...new Set(names.join(''))].filter((letter) => letter > '\u00ff');
const ranges = rare.map(
  (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
);

// For another letter: `pyftsubset` of fonttools, of the file with `latin-ext` in its name, `--unicodes=U+014D,... --flavor=woff2`.
test.each(['display-600', 'display-700', 'text'])(
  'the small font %s has the rare letters of the catalogue, and no others are loaded for it',
  (font) => {
    const small = create(readFileSync(join(styles, `letters/${font}.woff2`))) as Font;
    expect(rare.filter((letter) => !small.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
    const face = css.split('@font-face').find((each) => each.includes(`/${font}.woff2`));
    expect(face).toContain(`unicode-range: ${ranges.join(', ')};`);
  },
);
