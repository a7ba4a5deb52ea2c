import { inflateSync } from 'node:zlib';

/** Runs of consecutive code points: the first one, then the advance widths in thousandths of the font size. */
export type WidthRun = readonly [number, ...number[]];

/** Reads the advance widths of all characters of a WOFF file (version 1, whose tables are deflated one by one). */
export function readFontWidths(file: Buffer): Map<number, number> {
  const unitsPerEm = readTable(file, 'head').readUInt16BE(18);
  const advances = readAdvances(file);
  const glyphs = [...readGlyphs(readTable(file, 'cmap'))];
  const last = advances.at(-1) ?? 0;
  return new Map(
    glyphs.map(([code, glyph]) => [code, Math.round((1000 * (advances[glyph] ?? last)) / unitsPerEm)]),
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

function readTable(file: Buffer, tag: string): Buffer {
  const count = file.readUInt16BE(12);
  for (let entry = 44; entry < 44 + 20 * count; entry += 20) {
    if (file.toString('latin1', entry, entry + 4) !== tag) continue;
    const [start = 0, packed = 0, size = 0] = [4, 8, 12].map((offset) => file.readUInt32BE(entry + offset));
    const data = file.subarray(start, start + packed);
    return packed < size ? inflateSync(data) : data;
  }
  throw new Error(`The font has no table ${tag}.`);
}

function readAdvances(file: Buffer): number[] {
  const count = readTable(file, 'hhea').readUInt16BE(34);
  const metrics = readTable(file, 'hmtx');
  return Array.from({ length: count }, (_, index) => metrics.readUInt16BE(4 * index));
}

/** Code points and glyphs of the Unicode subtable of format 4, which every font for the web has. */
function* readGlyphs(table: Buffer): Generator<[number, number]> {
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(8 + 8 * index),
  );
  const start = subtables.find((offset) => table.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4.');
  const width = table.readUInt16BE(start + 6);
  for (let offset = start + 14; offset < start + 14 + width; offset += 2)
    yield* readSegment(table, offset, width);
}

/** @param end where the segment's last code point is stored, in the first of four arrays with `width` bytes each. */
function* readSegment(table: Buffer, end: number, width: number): Generator<[number, number]> {
  const [first, delta, range] = [end + width + 2, end + 2 * width + 2, end + 3 * width + 2].map((at) =>
    table.readUInt16BE(at),
  ) as [number, number, number];
  const rangeAt = end + 3 * width + 2;
  for (let code = first; code <= table.readUInt16BE(end) && code < 0xffff; code += 1) {
    const glyph = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - first));
    if (glyph !== 0 || range === 0) yield [code, (glyph + delta) & 0xffff];
  }
}
