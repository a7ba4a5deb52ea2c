import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findListMovements, toIsoWeek, toNextLastWeek } from './lastWeek.ts';
import { contestantItem } from './listedItem.ts';

const at = (time: string) => new Date(`${time}Z`);

test.each([
  ['2026-11-15T23:59:59.999', '2026-W46'],
  ['2026-11-16T00:00:00', '2026-W47'],
  ['2026-11-22T23:59:59.999', '2026-W47'],
  ['2026-11-23T00:00:00', '2026-W48'],
  ['2026-01-01T00:00:00', '2026-W01'],
  ['2025-12-28T23:59:59', '2025-W52'],
  ['2025-12-29T00:00:00', '2026-W01'],
  ['2027-01-03T12:00:00', '2026-W53'],
  ['2027-01-04T00:00:00', '2027-W01'],
  ['2021-01-03T12:00:00', '2020-W53'],
  ['2024-12-30T00:00:00', '2025-W01'],
  ['1970-01-01T00:00:00', '1970-W01'],
])('%s is in the week %s', (time, week) => {
  expect(toIsoWeek(at(time))).toBe(week);
});

const anyDay = fc.date({
  min: at('2000-01-01T00:00:00'),
  max: at('2100-01-01T00:00:00'),
  noInvalidDate: true,
});
const DAY_MS = 24 * 60 * 60 * 1000;

test('seven days later it is the next week, and weeks grow like their texts', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 6 }), (day, days) => {
      const [week, later, next] = [0, days, 7].map((after) =>
        toIsoWeek(new Date(day.getTime() + after * DAY_MS)),
      ) as [string, string, string];
      expect(next > week).toBe(true);
      expect([week, next]).toContain(later);
    }),
  );
});

const now = at('2026-11-18T12:00:00');
const before = { week: '2026-W46', itemIds: ['a', 'b'] };
const ofThisWeek = { week: '2026-W47', itemIds: ['c', 'd'] };

describe('a save', () => {
  test('stores the order before it when it is the first of its week', () => {
    const next = { week: '2026-W47', itemIds: ['b', 'a'] };
    expect(toNextLastWeek(undefined, ['b', 'a'], now)).toEqual(next);
    expect(toNextLastWeek(before, ['b', 'a'], now)).toEqual(next);
  });

  test('keeps what an earlier one of the week stored, also when a clock goes wrong', () => {
    expect(toNextLastWeek(ofThisWeek, ['b', 'a'], now)).toBe(ofThisWeek);
    expect(toNextLastWeek(ofThisWeek, ['b', 'a'], at('2026-11-15T23:59:00'))).toBe(ofThisWeek);
  });
});

const list = (week: string, earlier: string, present: string) => ({
  lastWeek: { week, itemIds: earlier.split(' ') },
  items: present.split(' ').map((id) => contestantItem(id)),
});
const find = (...input: Parameters<typeof list>) => findListMovements(list(...input), now);

describe('the movements of a list', () => {
  test('are those of the items that moved or are new', () => {
    const found = find('2026-W47', 'a b c d', 'c b a x d');
    expect(found).toMatchObject({ monday: '2026-11-16', isThisWeek: true });
    expect([...(found?.movements ?? [])]).toEqual([
      ['c', { kind: 'up', by: 2 }],
      ['a', { kind: 'down', by: 2 }],
      ['x', { kind: 'new' }],
      ['d', { kind: 'down', by: 1 }],
    ]);
  });

  test('are since a Monday when the last save was weeks ago, and nothing after four weeks', () => {
    expect(find('2026-W46', 'a b', 'b a')).toMatchObject({ monday: '2026-11-09', isThisWeek: false });
    expect(find('2026-W43', 'a b', 'b a')).toMatchObject({ monday: '2026-10-19', isThisWeek: false });
    expect(find('2026-W42', 'a b', 'b a')).toBeUndefined();
    expect(find('2026-W48', 'a b', 'b a')).toBeUndefined();
  });

  test.each([
    ['nothing moved', 'a b', 'a b'],
    ['the last item was removed', 'a b', 'a'],
    ['no item is left', 'a b', 'c d'],
  ])('are nothing when %s', (_, earlier, present) => {
    expect(find('2026-W47', earlier, present)).toBeUndefined();
  });

  test('are those of the new items when the others stayed', () => {
    expect([...(find('2026-W47', 'a b', 'a b c')?.movements ?? [])]).toEqual([['c', { kind: 'new' }]]);
  });

  test('are nothing before a second save', () => {
    expect(findListMovements({ items: [] }, now)).toBeUndefined();
  });
});
