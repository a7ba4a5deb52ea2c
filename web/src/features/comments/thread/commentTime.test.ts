import { expect, test } from 'vitest';
import { formatTimeAgo } from './commentTime.ts';

const posted = '2026-03-01T12:00:00.000Z';
const after = (text: string) => {
  const [, count = '0', unit = 'm'] = /^(-?\d+)([smhd])$/.exec(text) ?? [];
  const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };
  return formatTimeAgo(posted, Date.parse(posted) + Number(count) * (units[unit] ?? 0) * 1000);
};

test.each([
  ['59s', 'just now'],
  ['1m', '1 minute ago'],
  ['59m', '59 minutes ago'],
  ['1h', '1 hour ago'],
  ['23h', '23 hours ago'],
  ['1d', 'yesterday'],
  ['7d', '7 days ago'],
  ['8d', 'Mar 1, 2026'],
])('%s after it was posted, a comment says %s', (age, words) => {
  expect(after(age)).toBe(words);
});

test('a device whose clock is a little behind sees a new comment as new, one that is days behind sees its day', () => {
  expect(after('-5m')).toBe('just now');
  expect(after('-3d')).toBe('Mar 1, 2026');
});
