import { expect, test } from 'vitest';
import { describeMoment, formatMoment, pluralize } from './format.ts';

test('pluralizes the noun and separates thousands', () => {
  const texts = [0, 1, 999, 1_000, 12_345, 1_234_567].map((count) => pluralize(count, 'ballot'));
  expect(texts.join('; ')).toBe(
    '0 ballots; 1 ballot; 999 ballots; 1,000 ballots; 12,345 ballots; 1,234,567 ballots',
  );
});

const at = new Date('2026-11-20T12:05:00');

test("today's time is shown alone, any other with its date", () => {
  const today = new Date('2026-11-20T23:59:00');
  expect(formatMoment(at, today)).toMatch(/^12:05\sPM$/);
  expect(describeMoment(at, today)).toMatch(/^at 12:05\sPM$/);
  const tomorrow = new Date('2026-11-21T00:01:00');
  expect(formatMoment(at, tomorrow)).toMatch(/^Nov 20, 2026, 12:05\sPM$/);
  expect(describeMoment(at, tomorrow)).toMatch(/^on Nov 20, 2026, 12:05\sPM$/);
});
