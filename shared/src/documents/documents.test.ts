import { expect, test } from 'vitest';
import { storedTimeSchema, toDayNumber, toJsonValue } from './timestamp.ts';

const iso = '2026-03-01T12:00:00.000Z';
const time = { toDate: () => new Date(iso) };

test('parses a stored time into an ISO string', () => {
  expect(storedTimeSchema.parse(time)).toBe(iso);
});

test.each([null, undefined, 1_772_366_400_000, '2026-03-01', {}, new Date()])(
  'refuses %j as a stored time',
  (value) => {
    expect(storedTimeSchema.safeParse(value).success).toBe(false);
  },
);

test('formats the UTC day as yyyymmdd', () => {
  expect(toDayNumber(new Date('2026-03-01T00:00:00Z'))).toBe(20260301);
  expect(toDayNumber(new Date('2026-03-01T00:30:00+02:00'))).toBe(20260228);
  expect(toDayNumber(new Date('2026-12-31T23:59:59.999Z'))).toBe(20261231);
});

test('converts nested times to ISO strings for JSON', () => {
  const value = { at: time, in: [{ at: time }], by: { whom: { at: time } } };
  expect(toJsonValue(value)).toEqual({ at: iso, in: [{ at: iso }], by: { whom: { at: iso } } });
});

test.each([[null], [undefined], [0], [''], [false], ['text'], [['s20', '']], [{ draft: null }]])(
  'leaves %j unchanged for JSON',
  (value) => {
    expect(toJsonValue(value)).toEqual(value);
  },
);
