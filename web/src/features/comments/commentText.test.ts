import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTimeAgo } from './CommentItem.tsx';
import { parseLinks } from './CommentText.tsx';

test.each([
  ['see https://example.com/a?b=1#c now', ['https://example.com/a?b=1#c']],
  ['http://example.com', ['http://example.com/']],
  ['It is there: https://example.com/x.', ['https://example.com/x']],
  ['(https://example.com/x)', ['https://example.com/x']],
  ['https://en.example.org/wiki/Survivor_(season)', ['https://en.example.org/wiki/Survivor_(season)']],
  ['HTTPS://EXAMPLE.COM', ['https://example.com/']],
  ['“https://example.com/quote”', ['https://example.com/quote']],
  ['https://a.example/1\nhttps://b.example/2', ['https://a.example/1', 'https://b.example/2']],
  ['javascript:alert(1)', []],
  ['data:text/html,<script>alert(1)</script>', []],
  ['ftp://example.com', []],
  ['example.com without a scheme', []],
  ['https://', []],
  ['xhttps://example.com', []],
  ['https://localhost-like-word', []],
])('%j links to %j', (text, hrefs) => {
  expect(parseLinks(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
});

test.each([
  ['https://www.example.com/a?b=й', 'https://www.example.com/a?b=й'],
  ['https://Example.com:8080/x', 'https://Example.com:8080/x'],
  ['https://аpple.com/login', 'https://xn--pple-43d.com/login'],
  ['https://bücher.example', 'https://xn--bcher-kva.example/'],
  ['https://google.com@evil.example/x', 'https://evil.example/x'],
  ['https://%D0%B0pple.com', 'https://xn--pple-43d.com/'],
  ['https://ｅvil.example', 'https://evil.example/'],
  ['https://example.com/a\u202ezz', 'https://example.com/a%E2%80%AEzz'],
  ['https://example.com/a\u2069b', 'https://example.com/a%E2%81%A9b'],
  ['https://example.com/א', 'https://example.com/א'],
])('%j shows as %j', (text, shown) => {
  expect(parseLinks(text).map((part) => part.text)).toEqual([shown]);
});

const specialPart = fc.constantFrom(
  ...['http://', 'https://', ' ', '\n', '(', ').', 'javascript:', '<a href="', 'https://[::1'],
);
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), specialPart))
  .map((parts) => parts.join(''));

test('the parts of any text add up to the text or show the address, and link only to http and https', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parts = parseLinks(text);
      if (parts.every((part) => part.text !== part.href))
        expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
    }),
  );
});

const posted = '2026-03-01T12:00:00.000Z';
const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

test.each([
  ['59s', 'just now'],
  ['1m', '1 minute ago'],
  ['59m', '59 minutes ago'],
  ['1h', '1 hour ago'],
  ['23h', '23 hours ago'],
  ['1d', 'yesterday'],
  ['7d', '7 days ago'],
  ['8d', 'Mar 1, 2026'],
  // A slow device clock.
  ['-5m', 'just now'],
  ['-3d', 'Mar 1, 2026'],
])('%s after it was posted, a comment shows %s', (age, text) => {
  const seconds = Number.parseInt(age, 10) * (units[age.at(-1) ?? ''] ?? 0);
  expect(formatTimeAgo(posted, Date.parse(posted) + seconds * 1000)).toBe(text);
});
