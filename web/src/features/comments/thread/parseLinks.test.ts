import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLinks } from './parseLinks.ts';

const links = (text: string) => parseLinks(text).flatMap(({ href }) => href ?? []);

describe('a comment’s addresses', () => {
  test.each([
    ['see https://example.com/a?b=1#c now', 'https://example.com/a?b=1#c'],
    ['http://example.com', 'http://example.com/'],
    ['It is there: https://example.com/x.', 'https://example.com/x'],
    ['(https://example.com/x)', 'https://example.com/x'],
    ['https://en.example.org/wiki/Survivor_(season)', 'https://en.example.org/wiki/Survivor_(season)'],
    ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
    ['“https://example.com/quote”', 'https://example.com/quote'],
  ])('are found in %s', (text, href) => {
    expect(links(text)).toEqual([href]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com',
    'example.com without a scheme',
    'https://',
    'xhttps://example.com',
    'https://localhost-like-word',
  ])('are not seen in %s', (text) => {
    expect(links(text)).toEqual([]);
  });

  test('two of them stand apart', () => {
    expect(links('https://a.example/1\nhttps://b.example/2')).toEqual([
      'https://a.example/1',
      'https://b.example/2',
    ]);
  });
});

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.webUrl(),
      fc.constantFrom(
        'http://',
        'https://',
        ' ',
        '\n',
        '(',
        ').',
        'javascript:',
        '<a href="',
        'https://[::1',
      ),
    ),
  )
  .map((parts) => parts.join(''));

test('the pieces of any text are the text, and lead nowhere but to the web', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const pieces = parseLinks(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { href } of pieces) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
    }),
  );
});
