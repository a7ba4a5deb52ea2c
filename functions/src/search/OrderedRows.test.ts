import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OrderedRows } from './OrderedRows.ts';

const rows = integer({ min: 0, max: 9 });
const votes = integer({ min: 0, max: 3 });
/** A row where something with so many votes stands from now on, or nothing; and whether the order is asked for at once. */
const changes = array(
  record({ row: rows, votes: integer({ min: -1, max: 3 }), isAsked: integer({ max: 1 }) }),
);

describe('rows in an order', () => {
  test('stand as if they had been sorted anew, whatever came and went', () => {
    assert(
      property(array(votes, { maxLength: 10 }), changes, (first, later) => {
        const table = new Map(first.map((count, row) => [row, count]));
        const mostVotes = (a: number, b: number) => (table.get(b) ?? 0) - (table.get(a) ?? 0) || a - b;
        const order = new OrderedRows(table.keys(), mostVotes);
        for (const { row, votes: count, isAsked } of later) {
          if (table.delete(row)) order.remove(row);
          if (count >= 0) {
            table.set(row, count);
            order.add(row);
          }
          if (isAsked === 1) order.all();
        }
        expect(order.all()).toEqual([...table.keys()].sort(mostVotes));
      }),
    );
  });
});
