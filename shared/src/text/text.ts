/**
 * Normalizes text for searches: trimmed, in lower case, without accents, dots and apostrophes ('JT', 'ONeill'), with one
 * blank for every other run of blanks and punctuation.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

/** The start of a text: whole signs of at most `max` UTF-16 code units together. A flag has four, a family eleven. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return text.slice(0, signs.containing(max)?.index);
}

/** Trims a text and cuts it (`cutText`), without halves of surrogate pairs, which Firestore refuses. */
export function truncateText(text: string, max: number): string {
  return cutText(text.replace(/\p{Cs}/gu, '').trim(), max).trim();
}

/**
 * The id of a contestant: the name in lower case, without accents, dots and apostrophes, with one hyphen for every other run
 * of characters that are not letters or digits. `J.T. Thomas` becomes `jt-thomas`.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A cell in quotes where commas, quotes or line breaks need them. */
function toCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without this mark, Excel takes a file for Windows-1252 and breaks its accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as the text of a file of comma-separated values: a byte order mark, then the rows with CRLF after each.
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** FNV-1a, 32 bits: the same text gives the same number on every device. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** The same, with its low bits mixed: they choose among few. */
export function stableHash(text: string): number {
  const hash = fnv1a(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Picks one of the choices, always the same one for the same text. */
export function pickByHash<Choice>(text: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[stableHash(text) % choices.length] ?? choices[0];
}

/** A count with separators: `12,345`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** First names by slug, with the initial of another word where two would be the same: `Russell H.` */
export function toShortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const words = names.map((name) => name.split(' '));
  return new Map(
    words.map(([first = '', ...rest]) => {
      const isShared = words.filter(([other]) => other === first).length > 1;
      const initial = rest.at(-1)?.[0];
      return [toSlug([first, ...rest].join(' ')), isShared ? `${first} ${initial}.` : first];
    }),
  );
}
