import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addHeadToHeads,
  countOrder,
  emptyHeadToHeads,
  getHeadToHead,
  getRankedBy,
  packWins,
  selectItems,
  subtractHeadToHeads,
  sumHeadToHeads,
  unpackWins,
} from './headToHeads.ts';
import { anyOrder, anyOrders, fewItems } from './testing/orders.ts';

const count = (orders: readonly (readonly string[])[], items = fewItems) =>
  sumHeadToHeads(
    items,
    orders.map((order) => countOrder(items, order)),
  );

it('counts for each pair how many ranked the one above the other', () => {
  const counts = count([
    ['a', 'b', 'c'],
    ['b', 'a'],
    ['c', 'unknown', 'a', 'c'],
  ]);
  const meet = (a: string, b: string) => getHeadToHead(counts, fewItems.indexOf(a), fewItems.indexOf(b));
  expect(meet('a', 'b')).toEqual({ wins: 1, both: 2 });
  expect(meet('a', 'c')).toEqual({ wins: 1, both: 2 });
  expect(meet('b', 'c')).toEqual({ wins: 1, both: 1 });
  expect(meet('d', 'a')).toEqual({ wins: 0, both: 0 });
  expect(fewItems.map((_, index) => getRankedBy(counts, index))).toEqual([3, 2, 2, 0, 0, 0, 0]);
  expect(counts.ballots).toBe(3);
});

it('does not count a list without a known item', () => {
  expect(countOrder(fewItems, ['unknown'])).toEqual(emptyHeadToHeads(fewItems));
});

it('does not depend on the order in which lists are counted', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      expect(count(orders.toReversed())).toEqual(count(orders));
    }),
  );
});

it('equals a recount after lists were replaced and withdrawn', () => {
  fc.assert(
    fc.property(anyOrders, anyOrder, anyOrder, (orders, withdrawn, replacement) => {
      const before = count([...orders, withdrawn]);
      const without = subtractHeadToHeads(before, countOrder(fewItems, withdrawn));
      expect(without).toEqual(count(orders));
      expect(addHeadToHeads(without, countOrder(fewItems, replacement))).toEqual(
        count([...orders, replacement]),
      );
    }),
  );
});

it('counts the same when the catalogue has gained items or orders them otherwise', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const more = ['new', ...fewItems.toReversed()];
      expect(selectItems(count(orders), more)).toEqual(count(orders, more));
      expect(addHeadToHeads(emptyHeadToHeads(more), count(orders))).toEqual(count(orders, more));
    }),
  );
});

it('drops an item that the catalogue has lost', () => {
  const fewer = fewItems.slice(1);
  expect(selectItems(count([['a', 'c', 'b']]), fewer)).toEqual(count([['c', 'b']], fewer));
});

it('reads what it packed, 4 bytes for each pair', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const counts = count(orders);
      const bytes = packWins(counts);
      expect(bytes).toHaveLength(4 * fewItems.length ** 2);
      expect(unpackWins(fewItems, bytes)).toEqual(counts.wins);
    }),
  );
  expect(unpackWins(['a', 'b'], new Uint8Array([7, 0, 0, 0, 1]))).toEqual(new Int32Array([7, 0, 0, 0]));
});
