import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARLY_BALLOTS } from '../limits.ts';
import { parseConsensus, toConsensus, toEarlierRanks, toStoredConsensus } from './consensus.ts';
import { countOrder, getMeeting } from './headToHeads.ts';
import { anyOrders, fewItems } from './testing/orders.ts';

const publishedAt = { toDate: () => new Date('2026-11-20T12:00:00Z') };
const toParts = (...orders: readonly (readonly string[])[]) =>
  orders.map((order) => countOrder(fewItems, order));
const repeat = (order: readonly string[], times: number) => Array<readonly string[]>(times).fill(order);

/** The stored document of a consensus of these lists. */
const store = (...orders: readonly (readonly string[])[]) => ({
  ...toStoredConsensus(toConsensus(fewItems, toParts(...orders))),
  publishedAt,
});

describe('a published consensus', () => {
  it('is read as it was computed', () => {
    const property = fc.property(anyOrders, (orders) => {
      const consensus = toConsensus(fewItems, toParts(...orders));
      const parsed = parseConsensus(store(...orders));
      const expected = { ...consensus, publishedAt: '2026-11-20T12:00:00.000Z' };
      expect(parsed).toEqual(orders.length > 0 ? expected : undefined);
    });
    fc.assert(property);
  });

  it('keeps counts beyond a byte', () => {
    const parsed = parseConsensus(store(...repeat(['b', 'a'], 300)));
    expect(parsed && getMeeting(parsed.headToHeads, 1, 0)).toEqual({ wins: 300, both: 300 });
  });

  it('is none when the document is missing or counts no list', () => {
    expect(parseConsensus(undefined)).toBeUndefined();
    expect(parseConsensus(store())).toBeUndefined();
    expect(parseConsensus({ lastEdition: { week: '2026-11-20', items: [] } })).toBeUndefined();
  });

  it('skips a broken row', () => {
    const stored = store(['a', 'b']);
    const [first, ...others] = stored.items;
    const parsed = parseConsensus({ ...stored, items: ['stray', { ...first, score: '1' }, ...others] });
    expect(parsed?.rows).toHaveLength(others.length);
  });

  it('is refused when its counts are missing', () => {
    const { wins: _, ...stored } = store(['a', 'b']);
    expect(() => parseConsensus(stored)).toThrow('wins');
  });

  it('has the ranks of the last edition', () => {
    const orders = repeat(['b', 'a'], 5);
    const lastEdition = toEarlierRanks('2026-11-20', toConsensus(fewItems, toParts(...orders)));
    expect(lastEdition.items).toEqual([
      { id: 'b', rank: 1 },
      { id: 'a', rank: 2 },
    ]);
    expect(parseConsensus({ ...store(...orders), lastEdition })?.lastEdition).toEqual(lastEdition);
  });
});

it('has ranges of ranks from 50 lists on', () => {
  const hasRange = (lists: number) =>
    toConsensus(fewItems, toParts(...repeat(['a', 'b'], lists))).rows[0]?.range !== undefined;
  expect(hasRange(EARLY_BALLOTS - 1)).toBe(false);
  expect(hasRange(EARLY_BALLOTS)).toBe(true);
});

it('names the winner over all, or a circle of three', () => {
  expect(toConsensus(fewItems, toParts(...repeat(['b', 'a'], 5)))).toMatchObject({ winner: 'b' });
  const circle = ['abc', 'bca', 'cab'].flatMap((order) => repeat(order.split(''), 2));
  const consensus = toConsensus(fewItems, toParts(...circle));
  expect(consensus.winner).toBeUndefined();
  expect(consensus.circle).toEqual(['a', 'b', 'c']);
});
