import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** Runs of consecutive code points: the first one, then the advance widths in thousandths of the font size. */
export type WidthRun = readonly [number, ...number[]];

/** Reads the advance widths of all characters of a font's file. */
export function readFontWidths(file: string): Map<number, number> {
  const font = create(readFileSync(file)) as Font;
  // The set ends with the mark of a table's end, which is no character.
  const characters = font.characterSet.filter((code) => font.hasGlyphForCodePoint(code));
  return new Map(
    characters.map((code) => [
      code,
      Math.round((1000 * font.glyphForCodePoint(code).advanceWidth) / font.unitsPerEm),
    ]),
  );
}

/** Packs widths into runs, in the order of the code points. */
export function toWidthRuns(widths: ReadonlyMap<number, number>): WidthRun[] {
  const runs: [number, ...number[]][] = [];
  for (const [code, width] of [...widths].toSorted(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    if (run && run[0] + run.length - 1 === code) run.push(width);
    else runs.push([code, width]);
  }
  return runs;
}
