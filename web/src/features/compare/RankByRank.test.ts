import { compareOrders } from '@outrank/shared/consensus/compareOrders';
import { expect, test } from 'vitest';
import { LINES_MAX, toSlopeLines } from './RankByRank.tsx';

const toRanks = (ids: readonly string[]) => new Map(ids.map((id, index) => [id, index + 1]));
const compare = (a: readonly string[], b: readonly string[]) =>
  toSlopeLines(compareOrders(toRanks(a), toRanks(b)).common);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

test('a line that moves five ranks or more is strong', () => {
  const lines = compare('abcdefg'.split(''), 'bcdeafg'.split(''));
  expect(lines.filter(({ isStrong }) => isStrong)).toEqual([]);
  const further = compare('abcdefg'.split(''), 'bcdefag'.split(''));
  expect(further.filter(({ isStrong }) => isStrong).map(({ id }) => id)).toEqual(['a']);
});

test('items of one rank have rows of their own', () => {
  const tied = new Map([...toRanks(['a', 'b', 'c'])].map(([id]) => [id, 1]));
  const lines = toSlopeLines(compareOrders(toRanks(['a', 'b', 'c']), tied).common);
  expect(lines.map(({ rowA, rowB }) => [rowA, rowB])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
});

test('of more than fifty items, the fifty that move most have a line', () => {
  const ids = numbers(60);
  const lines = compare(ids, [...ids.slice(0, 10), ...ids.slice(10).toReversed()]);
  expect(lines).toHaveLength(LINES_MAX);
  expect(lines.map(({ id }) => id)).toContain('n59');
  expect(lines.map(({ id }) => id)).not.toContain('n0');
  expect(Math.max(...lines.flatMap(({ rowA, rowB }) => [rowA, rowB]))).toBe(LINES_MAX - 1);
});
