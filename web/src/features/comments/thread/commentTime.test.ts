import { expect, test } from 'vitest';
import { formatTimeAgo } from './commentTime.ts';

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
