import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeAgreement, findBoldestPick } from './agreement.ts';
import { emptySlots, type Slots } from './ballot.ts';
import { anyFullSlots, anySlots } from './testing/ballots.ts';

const rowsOf = (slots: Slots, ranks: readonly number[] = []) =>
  slots.map((id, place) => ({ id, totalScore: 10 - place, rank: ranks[place] ?? place + 1 }));
const ten = 'a b c d e f g h i j'.split(' ');
const ballot = (...slugs: string[]) => emptySlots.map((_, place) => slugs[place] ?? '');

describe('the agreement of a ballot with the Top 10', () => {
  test('is 100 for the same ten in the same order', () => {
    fc.assert(fc.property(anyFullSlots, (slots) => computeAgreement(slots, rowsOf(slots)) === 100));
  });

  test('is 0 without a name in common', () => {
    expect(computeAgreement(ballot('k', 'l'), rowsOf(ten))).toBe(0);
  });

  test('is the share of the points that both give to the same people', () => {
    expect(computeAgreement(['b', 'a', ...ten.slice(2)], rowsOf(ten))).toBe(98);
    expect(computeAgreement(ten.toReversed(), rowsOf(ten))).toBe(55);
    expect(computeAgreement(ballot('a', 'b', 'c'), rowsOf(ten))).toBe(66);
  });

  test('takes those who share a rank in the fan’s own order', () => {
    const shared = rowsOf(ten, [1, 1]);
    expect(computeAgreement(ten, shared)).toBe(100);
    expect(computeAgreement(['b', 'a', ...ten.slice(2)], shared)).toBe(100);
  });

  test('is the same the other way round, and from 0 to 100', () => {
    fc.assert(
      fc.property(anyFullSlots, anyFullSlots, (slots, others) => {
        const agreement = computeAgreement(slots, rowsOf(others));
        expect(agreement).toBe(computeAgreement(others, rowsOf(slots)));
        expect(agreement).toBeGreaterThanOrEqual(0);
        expect(agreement).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('is one minus the footrule that reads the unlisted as 11th, by its most', () => {
    const placeOf = (slots: Slots, id: string) => (slots.includes(id) ? slots.indexOf(id) + 1 : 11);
    const footrule = (slots: Slots, others: Slots) =>
      [...new Set([...slots, ...others])]
        .filter((id) => id !== '')
        .reduce((sum, id) => sum + Math.abs(placeOf(slots, id) - placeOf(others, id)), 0);
    fc.assert(
      fc.property(anySlots, anyFullSlots, (slots, others) => {
        const most = footrule(slots, emptySlots) + footrule(others, emptySlots);
        const expected = Math.round(100 * (1 - footrule(slots, others) / most));
        expect(Math.abs((computeAgreement(slots, rowsOf(others)) ?? -9) - expected)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is unknown when either names nobody', () => {
    expect(computeAgreement(emptySlots, rowsOf(ten))).toBeUndefined();
    expect(computeAgreement(ten, [])).toBeUndefined();
  });
});

describe('the boldest pick', () => {
  const results = (listedBy: Record<string, number>) => ({
    top10: [],
    justMissed: [],
    listedBy,
    totalVotes: 9,
    publishedAt: undefined,
  });

  test('is the one that the fewest ballots list', () => {
    expect(findBoldestPick(ballot('a', 'b', '', 'c'), results({ a: 5, b: 7, c: 1 }))).toEqual({
      id: 'c',
      position: 4,
      listed: 1,
    });
  });

  test('is the highest of several', () => {
    expect(findBoldestPick(ballot('a', 'b', 'c'), results({ a: 5, b: 2, c: 2 }))?.id).toBe('b');
  });

  test('is unknown where the results do not tell', () => {
    expect(findBoldestPick(ballot('a'), results({}))).toBeUndefined();
  });
});
