import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOrders, type Ranks } from './compareOrders.ts';
import { anyOrder } from './testing/orders.ts';

const toRanks = (order: readonly string[]): Ranks => new Map(order.map((id, index) => [id, index + 1]));
const compare = (a: string, b: string) => compareOrders(toRanks(a.split('')), toRanks(b.split('')));

describe('two rankings', () => {
  it('agree fully with themselves and not at all with their reverse', () => {
    expect(compare('abcde', 'abcde')).toMatchObject({ pairs: 10, agreeing: 10, percent: 100 });
    expect(compare('abcde', 'edcba')).toMatchObject({ pairs: 10, agreeing: 0, percent: 0 });
  });

  it('are compared by the items that both rank', () => {
    const comparison = compare('axbcde', 'bacdey');
    expect(comparison).toMatchObject({ pairs: 10, agreeing: 9, percent: 90, onlyA: ['x'], onlyB: ['y'] });
    expect(comparison.common[0]).toEqual({ id: 'a', rankA: 1, rankB: 2 });
  });

  it('have no percentage below ten pairs', () => {
    expect(compare('abcd', 'abcd')).toMatchObject({ pairs: 6, agreeing: 6, percent: undefined });
  });

  it('never round to full agreement or none', () => {
    const order = Array.from({ length: 30 }, (_, index) => String(index));
    const swapped = ['1', '0', ...order.slice(2)];
    expect(compareOrders(toRanks(order), toRanks(swapped)).percent).toBe(99);
    expect(compareOrders(toRanks(order), toRanks(swapped.toReversed())).percent).toBe(1);
  });

  it('leave out the pairs that one of them ties', () => {
    const tied: Ranks = new Map(
      [...toRanks('abcde'.split(''))].map(([id, rank]) => [id, id === 'b' ? 1 : rank]),
    );
    expect(compareOrders(toRanks('abcde'.split('')), tied)).toMatchObject({ pairs: 9, agreeing: 9 });
  });

  it('name the biggest disagreement and the closest call', () => {
    const comparison = compare('abcdef', 'bacfde');
    expect(comparison.biggestDisagreement).toEqual({ id: 'f', rankA: 6, rankB: 4 });
    expect(comparison.closestCall?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(compare('abc', 'abc')).toMatchObject({ biggestDisagreement: undefined, closestCall: undefined });
  });

  it('agree as much in either direction', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (a, b) => {
        const [there, back] = [compareOrders(toRanks(a), toRanks(b)), compareOrders(toRanks(b), toRanks(a))];
        expect([back.pairs, back.agreeing, back.percent]).toEqual([
          there.pairs,
          there.agreeing,
          there.percent,
        ]);
        expect([back.onlyA, back.onlyB]).toEqual([there.onlyB, there.onlyA]);
      }),
    );
  });
});
