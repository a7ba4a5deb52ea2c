import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeAgreement, findBoldestPick } from './agreement.ts';
import { emptySlots, type Slots } from './ballot.ts';
import { anyFullSlots, anySlots, toSlots } from './testing/ballots.ts';

const toRows = (slots: Slots, ranks: readonly number[] = []) =>
  slots.map((id, index) => ({ id, totalScore: 10 - index, rank: ranks[index] ?? index + 1 }));
const ten = 'a b c d e f g h i j'.split(' ');
const swapped = ['b', 'a', ...ten.slice(2)];

describe('the agreement of a ballot with the Top 10', () => {
  test.each([
    ['the same ten in the same order', ten, 100],
    ['no contestant in common', toSlots('k', 'l'), 0],
    ['two swapped ranks', swapped, 98],
    ['the reversed order', ten.toReversed(), 55],
    ['only the first three', toSlots('a', 'b', 'c'), 66],
  ])('for %s is the ratio of common points', (_, slots, expected) => {
    expect(computeAgreement(slots, toRows(ten))).toBe(expected);
  });

  test('sorts contestants who share a rank as on the ballot', () => {
    const sharedFirst = toRows(ten, [1, 1]);
    expect(computeAgreement(ten, sharedFirst)).toBe(100);
    expect(computeAgreement(swapped, sharedFirst)).toBe(100);
  });

  test('is one minus the normalized footrule that counts unlisted contestants as 11th', () => {
    const getRank = (slots: Slots, id: string) => (slots.includes(id) ? slots.indexOf(id) + 1 : 11);
    const footrule = (slots: Slots, others: Slots) =>
      [...new Set([...slots, ...others])]
        .filter((id) => id !== '')
        .reduce((sum, id) => sum + Math.abs(getRank(slots, id) - getRank(others, id)), 0);
    fc.assert(
      fc.property(anySlots, anyFullSlots, (slots, others) => {
        const most = footrule(slots, emptySlots) + footrule(others, emptySlots);
        const expected = Math.round(100 * (1 - footrule(slots, others) / most));
        expect(Math.abs((computeAgreement(slots, toRows(others)) ?? -9) - expected)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is undefined when either is empty', () => {
    expect(computeAgreement(emptySlots, toRows(ten))).toBeUndefined();
    expect(computeAgreement(ten, [])).toBeUndefined();
  });
});

describe('the boldest pick', () => {
  const noResults = { top10: [], justMissed: [], countedVotes: 9, totalVotes: 12, publishedAt: undefined };
  const find = (slots: Slots, listedBy: Record<string, number>) =>
    findBoldestPick(slots, { ...noResults, listedBy });

  test('is the pick that the fewest ballots list, the highest of equal ones', () => {
    const boldest = { id: 'c', position: 4, listed: 1 };
    expect(find(toSlots('a', 'b', '', 'c'), { a: 5, b: 7, c: 1 })).toEqual(boldest);
    expect(find(toSlots('a', 'b', 'c'), { a: 5, b: 2, c: 2 })?.id).toBe('b');
    expect(find(toSlots('a', 'b', 'c'), { a: 5, b: 2 })).toEqual({ id: 'c', position: 3, listed: 0 });
  });

  test('is undefined when every ballot lists every pick, or the results have no such numbers', () => {
    expect(find(toSlots('a', 'b'), { a: 9, b: 9 })).toBeUndefined();
    expect(find(toSlots('a'), {})).toBeUndefined();
  });
});
