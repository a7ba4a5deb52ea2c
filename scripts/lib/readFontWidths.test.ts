import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontWidths } from '@outrank/shared/sharing/card/fontWidths.generated';
import { expect, test } from 'vitest';
import { rootFolder } from './folders.ts';
import { readFontWidths, toWidthRuns } from './readFontWidths.ts';

const require = createRequire(join(rootFolder, 'web/package.json'));
const readSubset = (subset: string, weight: number) =>
  readFontWidths(
    require.resolve(`@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-normal.woff`),
  );

test.each([600, 700] as const)(
  'the generated widths are those of the installed font in weight %i',
  (weight) => {
    const widths = new Map([...readSubset('latin-ext', weight), ...readSubset('latin', weight)]);
    expect(fontWidths[weight]).toEqual(toWidthRuns(widths));
  },
);

test('knows letters, accented letters and no emoji', () => {
  const widths = readSubset('latin', 700);
  expect(widths.get(0x4d)).toBeGreaterThan(widths.get(0x49) ?? 0);
  expect(widths.get(0xe9)).toBeGreaterThan(0);
  expect(widths.has(0x1f525)).toBe(false);
});

test('packs consecutive characters into one run', () => {
  const widths = new Map([
    [66, 5],
    [65, 4],
    [80, 6],
  ]);
  expect(toWidthRuns(widths)).toEqual([
    [65, 4, 5],
    [80, 6],
  ]);
});
