import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OrderedLists } from './OrderedLists.ts';
import type { SearchableList } from './searchableList.ts';

const list = (key: number, upvoteCount: number): SearchableList => ({
  key: String(key),
  text: '',
  marks: 0,
  createdAt: 0,
  upvoteCount,
});
const mostVotes = (a: SearchableList, b: SearchableList) =>
  b.upvoteCount - a.upvoteCount || (a.key < b.key ? -1 : 1);

const keys = integer({ min: 0, max: 9 });
const votes = integer({ min: 0, max: 3 });
/** A key with new votes, or gone; and whether the order is asked for at once. */
const changes = array(
  record({ key: keys, votes: integer({ min: -1, max: 3 }), isAsked: integer({ max: 1 }) }),
);

describe('lists in an order', () => {
  test('stand as if they had been sorted anew, whatever came and went', () => {
    assert(
      property(array(votes, { maxLength: 10 }), changes, (first, later) => {
        const known = new Map(first.map((count, key) => [String(key), list(key, count)]));
        const order = new OrderedLists(known.values(), mostVotes);
        for (const change of later) {
          const before = known.get(String(change.key));
          if (before) order.remove(before);
          known.delete(String(change.key));
          if (change.votes >= 0) {
            const after = list(change.key, change.votes);
            known.set(after.key, after);
            order.add(after);
          }
          if (change.isAsked === 1) order.all();
        }
        expect(order.all()).toEqual([...known.values()].sort(mostVotes));
      }),
    );
  });
});
