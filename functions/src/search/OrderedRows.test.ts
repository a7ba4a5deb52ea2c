import { array, assert, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { OrderedRows } from './OrderedRows.ts';

/** Puts a list with so many votes into a row, or none below 0; and whether the order is read right away. */
const change = record({
  row: integer({ min: 0, max: 9 }),
  votes: integer({ min: -1, max: 3 }),
  isRead: integer({ max: 1 }),
});

it('keeps rows in the order of a plain sort after any additions and removals', () => {
  assert(
    property(array(integer({ min: 0, max: 3 }), { maxLength: 10 }), array(change), (first, changes) => {
      const table = new Map(first.map((count, row) => [row, count]));
      const mostVotes = (a: number, b: number) => (table.get(b) ?? 0) - (table.get(a) ?? 0) || a - b;
      const order = new OrderedRows(table.keys(), mostVotes);
      for (const { row, votes, isRead } of changes) {
        if (table.delete(row)) order.remove(row);
        if (votes >= 0) {
          table.set(row, votes);
          order.add(row);
        }
        if (isRead === 1) order.all();
      }
      expect(order.all()).toEqual([...table.keys()].sort(mostVotes));
    }),
  );
});
