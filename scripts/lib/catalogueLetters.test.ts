import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { fonts, getLettersFile, listMissingLetters, readFont } from './catalogueLetters.ts';
import { rootFolder } from './folders.ts';

const css = readFileSync(join(rootFolder, 'web/src/styles/fonts.css'), 'utf8');
const toRange = (letter: string) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

test.each(fonts)(
  '$letters has the letters of the catalogue that its large font would be loaded for',
  (font) => {
    const missing = listMissingLetters(readFont(font.latin));
    expect(missing).toEqual(['ō']);
    const small = create(readFileSync(getLettersFile(font.letters))) as Font;
    expect(missing.every((letter) => small.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toBe(true);
    const face = css.split('@font-face').find((each) => each.includes(`/${font.letters}.woff2`));
    expect(face).toContain(`unicode-range: ${missing.map(toRange).join(', ')};`);
  },
);
