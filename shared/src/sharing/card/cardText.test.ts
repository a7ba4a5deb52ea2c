import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText, measureText, shortenText, splitGraphemes, wrapText } from './cardText.ts';

const font = { weight: 600, size: 40 } as const;
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const anyWidth = fc.integer({ min: 0, max: 900 });

test('a text that fits stays, a longer one ends with an ellipsis', () => {
  expect(shortenText('Parvati', 400, font)).toBe('Parvati');
  expect(shortenText('Parvati Shallow', 160, font)).toBe('Parvati S…');
});

test('family emoji, flags and accents are never cut apart', () => {
  const text = '👩‍👩‍👧‍👦🇫🇯é'.repeat(5);
  const parts = new Set(splitGraphemes(text));
  for (let width = 60; width < 900; width += 30) {
    const kept = splitGraphemes(shortenText(text, width, font)).filter((part) => part !== '…');
    expect(kept.every((part) => parts.has(part))).toBe(true);
  }
});

test('a shortened text fits in any width, and is the beginning of the whole', () => {
  fc.assert(
    fc.property(anyText, anyWidth, (text, width) => {
      const shown = shortenText(text, width, font);
      expect(measureText(shown, font)).toBeLessThanOrEqual(width);
      expect(text.startsWith(shown.replace(/…$/, ''))).toBe(true);
    }),
  );
});

test('wrapped lines fit and lose nothing but white space', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 60, max: 900 }), (text, width) => {
      const lines = wrapText(text, width, font);
      for (const line of lines) expect(measureText(line, font)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});

test('a title is as large as fits without breaking a word', () => {
  const limits = { width: 350, lines: 3, sizes: [80, 60, 40] };
  expect(fitText('Best', limits).font.size).toBe(80);
  expect(fitText('Micronesia versus Redemption', { ...limits, width: 300 })).toEqual({
    font: { weight: 700, size: 60 },
    lines: ['Micronesia', 'versus', 'Redemption'],
  });
});

test('a title that is too long in the smallest size is shortened', () => {
  const { lines, font } = fitText('one two three four', { width: 90, lines: 2, sizes: [40, 30] });
  expect(font.size).toBe(30);
  expect(lines).toEqual(['one two', 'three…']);
});
