import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchText } from './searchText.ts';

test.each([
  ['  PARVATI ', 'parvati'],
  ['Kaôh   Rōng', 'kaoh rong'],
  ['\n\t ', ''],
  ["J'Tia", "j'tia"],
])('%j is compared as %j', (text, compared) => {
  expect(searchText(text)).toBe(compared);
});

test('comparing text twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text));
    }),
  );
});
