import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateText } from './truncateText.ts';

test('text is trimmed, cut to its limit, and trimmed at the cut', () => {
  expect(truncateText('  Sandra ', 30)).toBe('Sandra');
  expect(truncateText('abcdef', 3)).toBe('abc');
  expect(truncateText('ab cdef', 3)).toBe('ab');
});

test('a character that the limit would halve is left out whole', () => {
  expect(truncateText('xx🔥', 3)).toBe('xx');
  expect(truncateText('xx🔥', 4)).toBe('xx🔥');
});

test('kept text is within its limit, well formed and stable', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (given, max) => {
      const kept = truncateText(given, max);
      expect(kept.length).toBeLessThanOrEqual(max);
      expect(kept.isWellFormed()).toBe(true);
      expect(truncateText(kept, max)).toBe(kept);
    }),
  );
});
