/** The width of a character in thousandths of the font size; undefined for one that the font lacks. */
export type Glyphs = { readonly getWidth: (codePoint: number) => number | undefined };

/**
 * Reads which characters a TrueType font has, and how wide they are.
 * @see https://learn.microsoft.com/typography/opentype/spec/cmap (formats 4 and 12), and `head`, `hhea` and `hmtx` there
 * @throws RangeError when the file is cut off.
 */
export function parseFont(file: Uint8Array): Glyphs {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = readTables(view);
  const unitsPerEm = view.getUint16(tables('head') + 18);
  const lastWidth = view.getUint16(tables('hhea') + 34) - 1;
  const widths = tables('hmtx');
  const glyphs = readGlyphs(view, tables('cmap'));
  return {
    getWidth: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      if (glyph === undefined) return undefined;
      return (1000 * view.getUint16(widths + 4 * Math.min(glyph, lastWidth))) / unitsPerEm;
    },
  };
}

/** The offsets of the tables, by name. */
function readTables(view: DataView): (name: string) => number {
  const offsets = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const letters = [0, 1, 2, 3].map((letter) => view.getUint8(entry + letter));
    offsets.set(String.fromCharCode(...letters), view.getUint32(entry + 8));
  }
  return (name) => {
    const offset = offsets.get(name);
    if (offset === undefined) throw new RangeError(`The font has no table ${name}.`);
    return offset;
  };
}

function readGlyphs(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const table = cmap + view.getUint32(cmap + 8 + 8 * index);
    const format = view.getUint16(table);
    if (format === 4) readSegments(view, table, glyphs);
    if (format === 12) readGroups(view, table, glyphs);
  }
  return glyphs;
}

/** Format 4: four parallel arrays, of ends, starts, differences and offsets of glyphs. */
function readSegments(view: DataView, table: number, glyphs: Map<number, number>): void {
  const length = view.getUint16(table + 6);
  const [ends, starts] = [table + 14, table + 16 + length];
  for (let at = 0; at < length; at += 2) {
    const start = view.getUint16(starts + at);
    const difference = view.getUint16(starts + length + at);
    const offsetAt = starts + 2 * length + at;
    const offset = view.getUint16(offsetAt);
    for (let code = start; code <= view.getUint16(ends + at) && code < 0xffff; code += 1) {
      const named = offset === 0 ? code : view.getUint16(offsetAt + offset + 2 * (code - start));
      const glyph = named === 0 ? 0 : (named + difference) % 0x10000;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

/** Format 12: groups of consecutive characters and glyphs. */
function readGroups(view: DataView, table: number, glyphs: Map<number, number>): void {
  for (let index = 0; index < view.getUint32(table + 12); index += 1) {
    const group = table + 16 + 12 * index;
    const start = view.getUint32(group);
    const first = view.getUint32(group + 8);
    for (let code = start; code <= view.getUint32(group + 4); code += 1)
      glyphs.set(code, first + code - start);
  }
}
