import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOrder, sumHeadToHeads } from './headToHeads.ts';
import {
  computeScores,
  findCycle,
  findWinnerOverAll,
  listHeadToHeads,
  RANKED_BY_MIN,
  scoreItems,
  sortHeadToHeads,
  toHeadToHeadsCsv,
} from './score.ts';
import { anyOrder, anyOrders, fewItems } from './testing/orders.ts';

type Orders = readonly (readonly string[])[];
const count = (orders: Orders, items = fewItems) =>
  sumHeadToHeads(
    items,
    orders.map((order) => countOrder(items, order)),
  );
const scoresOf = (orders: Orders) =>
  new Map(computeScores(count(orders)).map((score, index) => [fewItems[index], score]));
const repeat = (times: number, order: string) => Array<readonly string[]>(times).fill(order.split(''));
const rank = (orders: Orders) =>
  scoreItems(count(orders)).flatMap(({ id, rank: each }) => (each === undefined ? [] : [`${each} ${id}`]));

describe('a score', () => {
  it('is the mean ratio of head-to-heads with four undecided voters in each', () => {
    const scores = scoresOf([['a', 'b']]);
    expect(scores.get('a')).toBe(Math.round(((3 / 5 + 5 * 0.5) / 6) * 1_000_000));
    expect(scores.get('b')).toBe(Math.round(((2 / 5 + 5 * 0.5) / 6) * 1_000_000));
    expect(scores.get('c')).toBe(500_000);
  });

  it('does not change when a list that leaves the item out is added', () => {
    fc.assert(
      fc.property(anyOrders, anyOrder, (orders, added) => {
        const [before, after] = [scoresOf(orders), scoresOf([...orders, added])];
        for (const id of fewItems.filter((each) => !added.includes(each))) {
          expect(after.get(id)).toBe(before.get(id));
        }
      }),
    );
  });

  it('is swapped when two items are swapped in every list', () => {
    const swap = (id: string) => (id === 'a' ? 'b' : id === 'b' ? 'a' : id);
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const [before, after] = [scoresOf(orders), scoresOf(orders.map((order) => order.map(swap)))];
        for (const id of fewItems) expect(after.get(swap(id))).toBe(before.get(id));
      }),
    );
  });
});

describe('the ranks', () => {
  it('are shared by equal items', () => {
    const orders = [...repeat(3, 'abcd'), ...repeat(3, 'acbd')];
    expect(rank(orders)).toEqual(['1 a', '2 b', '2 c', '4 d']);
  });

  it('leave out an item that fewer than five lists rank', () => {
    expect(rank(repeat(RANKED_BY_MIN - 1, 'ab'))).toEqual([]);
    expect(rank([...repeat(RANKED_BY_MIN, 'ba'), ...repeat(RANKED_BY_MIN - 1, 'cb')])).toEqual([
      '1 b',
      '2 a',
    ]);
  });

  it('come with the record against the items it met', () => {
    const [first, second] = scoreItems(count([...repeat(5, 'abc'), ['b', 'c', 'd']]));
    expect(first).toMatchObject({ id: 'a', beats: 2, met: 2, rankedBy: 5 });
    expect(second).toMatchObject({ id: 'b', beats: 2, met: 3, rankedBy: 6 });
  });
});

describe('a winner over all', () => {
  const find = (orders: Orders) => findWinnerOverAll(count(orders), scoreItems(count(orders)));

  it('is the item that most lists put above each other', () => {
    expect(find([...repeat(3, 'bac'), ...repeat(2, 'acb')])).toBe('b');
  });

  it('does not exist in a cycle, in a tie, or alone', () => {
    expect(find([...repeat(3, 'abc'), ...repeat(3, 'bca'), ...repeat(3, 'cab')])).toBeUndefined();
    expect(find([...repeat(3, 'ab'), ...repeat(3, 'ba')])).toBeUndefined();
    expect(find(repeat(9, 'a'))).toBeUndefined();
  });
});

describe('a cycle of three', () => {
  const find = (orders: Orders) => findCycle(count(orders), scoreItems(count(orders)));

  it('is found with each item before the one it beats', () => {
    const cycle = find([...repeat(4, 'abcd'), ...repeat(3, 'bcad'), ...repeat(3, 'cabd')]);
    expect(cycle).toEqual(['a', 'b', 'c']);
  });

  it('is found in the other direction too', () => {
    const cycle = find([...repeat(4, 'acb'), ...repeat(3, 'cba'), ...repeat(3, 'bac')]);
    expect(cycle).toEqual(['a', 'c', 'b']);
  });

  it('does not exist where lists agree', () => {
    expect(find(repeat(5, 'abcdefg'))).toBeUndefined();
  });
});

it('lists the head-to-heads that somebody has decided', () => {
  const counts = count([['b', 'a', 'c'], ['a', 'c'], ['d']]);
  expect(listHeadToHeads(counts, 'a')).toEqual([
    { rivalId: 'b', wins: 0, both: 1 },
    { rivalId: 'c', wins: 2, both: 2 },
  ]);
  expect(listHeadToHeads(counts, 'unknown')).toEqual([]);
});

it('puts a clear win of many lists before one of few', () => {
  const headToHeads = [
    { rivalId: 'few', wins: 1, both: 1 },
    { rivalId: 'lost', wins: 0, both: 9 },
    { rivalId: 'many', wins: 8, both: 9 },
  ];
  expect(sortHeadToHeads(headToHeads).map(({ rivalId }) => rivalId)).toEqual(['many', 'few', 'lost']);
});

it('writes a line for each side of each head-to-head', () => {
  const csv = toHeadToHeadsCsv(count([['s20', 's7'], ['s7', 's20'], ['s20']], ['s7', 's20']));
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFitem id,item,lists with item,rival id,rival,lists with both,item above rival',
    's7,Survivor: Pearl Islands,2,s20,Survivor: Heroes vs. Villains,2,1',
    's20,Survivor: Heroes vs. Villains,3,s7,Survivor: Pearl Islands,2,1',
    '',
  ]);
});

it('writes all that a reader needs to compute the scores', () => {
  const scoreOf = (lines: readonly string[], id: string) => {
    const cells = lines.map((line) => line.split(',')).filter(([item]) => item === id);
    const terms = cells.map((line) => (Number(line[6]) + 2) / (Number(line[5]) + 4));
    return terms.reduce((sum, term) => sum + term, 0) / terms.length;
  };
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const counts = count(orders);
      const lines = toHeadToHeadsCsv(counts).split('\r\n');
      for (const [index, id] of fewItems.entries())
        expect(scoreOf(lines, id)).toBeCloseTo((computeScores(counts)[index] ?? 0) / 1_000_000, 5);
    }),
  );
});
