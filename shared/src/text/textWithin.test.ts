import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWithin } from './textWithin.ts';

test('text is trimmed, cut to its limit, and trimmed at the cut', () => {
  expect(textWithin('  Sandra ', 30)).toBe('Sandra');
  expect(textWithin('abcdef', 3)).toBe('abc');
  expect(textWithin('ab cdef', 3)).toBe('ab');
});

test('a character that the limit would halve is left out whole', () => {
  expect(textWithin('xx🔥', 3)).toBe('xx');
  expect(textWithin('xx🔥', 4)).toBe('xx🔥');
});

test('kept text is within its limit, well formed and stable', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (given, max) => {
      const kept = textWithin(given, max);
      expect(kept.length).toBeLessThanOrEqual(max);
      expect(kept.isWellFormed()).toBe(true);
      expect(textWithin(kept, max)).toBe(kept);
    }),
  );
});
