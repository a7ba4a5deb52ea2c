import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOrder, sumHeadToHeads } from './headToHeads.ts';
import { listMeetings, sortMeetings, toHeadToHeadsCsv } from './meetings.ts';
import { computeScores } from './score.ts';
import { anyOrders, fewItems } from './testing/orders.ts';

const count = (orders: readonly (readonly string[])[], items: readonly string[] = fewItems) =>
  sumHeadToHeads(
    items,
    orders.map((order) => countOrder(items, order)),
  );

it('lists the head-to-heads that somebody has decided', () => {
  const counts = count([['b', 'a', 'c'], ['a', 'c'], ['d']]);
  expect(listMeetings(counts, 'a')).toEqual([
    { rivalId: 'b', wins: 0, both: 1 },
    { rivalId: 'c', wins: 2, both: 2 },
  ]);
  expect(listMeetings(counts, 'unknown')).toEqual([]);
});

it('puts a clear win of many lists before one of few', () => {
  const meetings = [
    { rivalId: 'few', wins: 1, both: 1 },
    { rivalId: 'lost', wins: 0, both: 9 },
    { rivalId: 'many', wins: 8, both: 9 },
  ];
  expect(sortMeetings(meetings).map(({ rivalId }) => rivalId)).toEqual(['many', 'few', 'lost']);
});

it('writes a line for each side of each head-to-head', () => {
  const csv = toHeadToHeadsCsv(count([['s20', 's7'], ['s7', 's20'], ['s20']], ['s7', 's20']));
  expect(csv.split('\r\n')).toEqual([
    'item id,item,lists with item,rival id,rival,lists with both,item above rival',
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
