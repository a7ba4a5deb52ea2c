import { expect, test } from 'vitest';
import { dayNumber, storedTimeSchema } from './timestamp.ts';

test('a stored time becomes an ISO string', () => {
  const moment = new Date('2026-03-01T12:00:00.000Z');
  expect(storedTimeSchema.parse({ toDate: () => moment })).toBe('2026-03-01T12:00:00.000Z');
});

test.each([null, undefined, 1_772_366_400_000, '2026-03-01', {}, new Date()])(
  '%j is no stored time',
  (value) => {
    expect(storedTimeSchema.safeParse(value).success).toBe(false);
  },
);

test('a day is counted in UTC as yyyymmdd', () => {
  expect(dayNumber(new Date('2026-03-01T00:00:00Z'))).toBe(20260301);
  expect(dayNumber(new Date('2026-03-01T00:30:00+02:00'))).toBe(20260228);
  expect(dayNumber(new Date('2026-12-31T23:59:59.999Z'))).toBe(20261231);
});
