import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlug, toSlugs } from './slug.ts';

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
])('the slug of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a slug of any text is made of words and single hyphens, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = toSlug(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});

test('names at once have the slugs that they have one by one', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('|', '')),
        { minLength: 1 },
      ),
      (names) => {
        expect(toSlugs(names.join('|')).split('|')).toEqual(names.map(toSlug));
      },
    ),
  );
});
