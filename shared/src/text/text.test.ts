import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, normalizeText, toCsv, toSlug, truncateText } from './text.ts';

const anyText = fc.string({ unit: 'grapheme' });

test.each([
  ['  PARVATI ', 'parvati'],
  ['Kaôh   Rōng', 'kaoh rong'],
  ['\n\t ', ''],
  ["J'Tia & J.T.", 'jtia jt'],
  ['Survivor: Heroes vs. Villains!', 'survivor heroes vs villains'],
  ['Diaz-Twine', 'diaz twine'],
  ['41+ 🔥', '41+ 🔥'],
])('normalizes %j to %j', (text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

test.each([
  ['Parvati Shallow', 'parvati-shallow'],
  ['J.T. Thomas', 'jt-thomas'],
  ['B.B. Andersen', 'bb-andersen'],
  ["J'Tia Taylor", 'jtia-taylor'],
  ['Lauren O’Connell', 'lauren-oconnell'],
  ['Yau-Man Chan', 'yau-man-chan'],
  ['Ted Rogers Jr.', 'ted-rogers-jr'],
  ['Kaôh Rōng', 'kaoh-rong'],
  ['  Lex   van den Berghe ', 'lex-van-den-berghe'],
])('makes of %j the slug %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test.each([
  ['  Sandra ', 30, 'Sandra'],
  ['abcdef', 3, 'abc'],
  ['ab cdef', 3, 'ab'],
  ['xx🔥', 3, 'xx'],
  ['xx🔥', 4, 'xx🔥'],
  ['x\udd25x\ud83d x', 9, 'xx x'],
  ['xx🇫🇯', 5, 'xx'],
  ['xx👩‍👩‍👧', 9, 'xx'],
  ['xxe\u0301', 3, 'xx'],
])('truncates %j at %i to %j', (text, max, truncated) => {
  expect(truncateText(text, max)).toBe(truncated);
});

test('normalizing or slugging twice changes nothing more, and a slug is words and single hyphens', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      expect(toSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toSlug(toSlug(text))).toBe(toSlug(text));
    }),
  );
});

test('truncated text is within its limit, well formed and stable', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (given, max) => {
      const truncated = truncateText(given, max);
      expect(truncated.length).toBeLessThanOrEqual(max);
      expect(truncated.isWellFormed()).toBe(true);
      expect(truncateText(truncated, max)).toBe(truncated);
    }),
  );
});

test('a text is cut between signs, where it could not have one more', () => {
  const split = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  const signs = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('🇫🇯', '👩‍👩‍👧')));
  fc.assert(
    fc.property(signs, fc.nat(40), (parts, max) => {
      const given = parts.join('');
      const count = split(cutText(given, max)).length;
      expect(split(given).slice(0, count).join('')).toBe(cutText(given, max));
      expect(cutText(given, max).length).toBeLessThanOrEqual(max);
      const next = split(given)[count];
      expect(next === undefined || cutText(given, max).length + next.length > max).toBe(true);
    }),
  );
});

test('CSV has quotes only around cells that need them, and a mark by which Excel reads accents', () => {
  expect(toCsv([['id', 'name'], [7, 'Yul "Cooks", Kwon'], ['Kaôh\nRōng']])).toBe(
    '\uFEFFid,name\r\n7,"Yul ""Cooks"", Kwon"\r\n"Kaôh\nRōng"\r\n',
  );
});
