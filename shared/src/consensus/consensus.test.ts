import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EARLY_BALLOTS } from '../limits.ts';
import { toEarlierRanks } from '../results/edition.ts';
import {
  computeRankRanges,
  parseConsensus,
  parseConsensusLeaders,
  parseConsensusScores,
  toConsensus,
  toStoredConsensus,
} from './consensus.ts';
import { addToConsensusShard, toConsensusShard } from './consensusTally.ts';
import { countOrder, getHeadToHead, sumHeadToHeads } from './headToHeads.ts';
import { getSubjectItems } from './subject.ts';
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
    expect(parsed && getHeadToHead(parsed.headToHeads, 1, 0)).toEqual({ wins: 300, both: 300 });
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
    const lastEdition = toEarlierRanks('2026-11-20', toConsensus(fewItems, toParts(...orders)).rows);
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

it.each([
  ['its best five with the scores that cards show', 6, 5],
  ['nobody whom too few lists rank', 1, 0],
])('holds %s', (_, lists, leaders) => {
  const items = [...'abcdefg'];
  const consensus = toConsensus(items, [
    sumHeadToHeads(
      items,
      repeat(items, lists).map((order) => countOrder(items, order)),
    ),
  ]);
  const best = consensus.rows.slice(0, leaders).map(({ id, rank, score }) => ({ id, rank, score }));
  expect(parseConsensusLeaders(toStoredConsensus(consensus))).toEqual({ leaders: best, ballots: lists });
});

it('parses the scores as with all fields, and nothing of a document that counts no list', () => {
  const { items, ballots, ...rest } = store(...repeat(['b', 'a'], 5));
  const { rows } = parseConsensus({ items, ballots, ...rest }) ?? {};
  expect(parseConsensusScores({ items, ballots })).toEqual({ rows, ballots: 5 });
  expect(parseConsensusScores({ items, ballots: 0 })).toBeUndefined();
});

describe('the range of ranks', () => {
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
});

it('a shard keeps the counts of seasons that an older catalogue lacks', () => {
  const known = getSubjectItems('seasons');
  const items = [...known, 's999'];
  const stored = toConsensusShard(countOrder(items, ['s999', 's1']));
  const changed = addToConsensusShard('seasons', stored, countOrder(known, ['s1', 's2']));
  const expected = sumHeadToHeads(items, [
    countOrder(items, ['s999', 's1']),
    countOrder(items, ['s1', 's2']),
  ]);
  expect(changed).toEqual(toConsensusShard(expected));
});
