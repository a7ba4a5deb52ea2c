import { expect, it } from 'vitest';
import { countOrder, sumHeadToHeads } from './headToHeads.ts';
import { computeRankRanges } from './rankRanges.ts';

const items = 'abcd'.split('');
const group = (...orders: string[]) =>
  sumHeadToHeads(
    items,
    orders.map((order) => countOrder(items, order.split(''))),
  );
const groups = (...orders: string[]) => Array.from({ length: 16 }, () => group(...orders));

it('is one rank where all groups agree', () => {
  const ranges = computeRankRanges(items, groups('abcd', 'abcd', 'abcd'), items);
  expect([...ranges]).toEqual([
    ['a', [1, 1]],
    ['b', [2, 2]],
    ['c', [3, 3]],
    ['d', [4, 4]],
  ]);
});

it('spans the ranks of items that the groups order differently', () => {
  const parts = Array.from({ length: 16 }, (_, index) =>
    group(index % 2 === 0 ? 'abcd' : 'acbd', 'abcd', 'acbd'),
  );
  const ranges = computeRankRanges(items, parts, items);
  expect(ranges.get('a')).toEqual([1, 1]);
  expect(ranges.get('b')).toEqual([2, 3]);
  expect(ranges.get('c')).toEqual([2, 3]);
});

it('is the same rank for equal items, which share a range', () => {
  const ranges = computeRankRanges(items, groups('abcd', 'bacd'), items);
  expect(ranges.get('a')).toEqual([1, 2]);
  expect(ranges.get('b')).toEqual([1, 2]);
});

it('needs two groups', () => {
  expect(computeRankRanges(items, [group('abcd')], items).size).toBe(0);
});
