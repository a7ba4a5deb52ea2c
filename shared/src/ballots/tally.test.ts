import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addTallies,
  diffTallies,
  emptyTally,
  getShardIndex,
  isEmptyTally,
  parseShard,
  SHARDS,
  sumTallies,
  tallyBallot,
  toCountedSlots,
} from './tally.ts';
import { anySlots, toSlots } from './testing/ballots.ts';

const anyBallot = fc.option(anySlots, { nil: undefined });
const tony = tallyBallot(toSlots('tony-vlachos'));

test('counts the slots of contestants in the catalogue', () => {
  expect(toCountedSlots(['tony-vlachos', '', 'tom-westman'])).toEqual(
    toSlots('tony-vlachos', '', 'tom-westman'),
  );
  expect(toCountedSlots(['made-up', 'tony-vlachos'])).toEqual(toSlots('', 'tony-vlachos'));
});

test.each([[[]], [toSlots()], [['made-up']], ['text'], [undefined]])('counts nothing of %j', (ranking) => {
  expect(toCountedSlots(ranking)).toBeUndefined();
  expect(tallyBallot(toCountedSlots(ranking))).toEqual(emptyTally);
});

test('counts ballots, and ranks by contestant', () => {
  expect(tallyBallot(toSlots('tony-vlachos', '', 'tom-westman'))).toEqual({
    ballots: 1,
    rankCounts: new Map([
      ['tony-vlachos', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
      ['tom-westman', [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]],
    ]),
  });
});

test('removes contestants whose ballots were withdrawn', () => {
  expect(addTallies(tony, diffTallies(tony, emptyTally))).toEqual(emptyTally);
});

test('has an empty difference only to an equal tally', () => {
  expect(isEmptyTally(diffTallies(tony, tony))).toBe(true);
  expect(isEmptyTally(diffTallies(tony, tallyBallot(toSlots('tom-westman'))))).toBe(false);
});

test('equals a tally of the new ballot after a change', () => {
  fc.assert(
    fc.property(fc.array(anyBallot), anyBallot, anyBallot, (others, before, after) => {
      const rest = sumTallies(others.map(tallyBallot));
      const counted = addTallies(rest, tallyBallot(before));
      const difference = diffTallies(tallyBallot(before), tallyBallot(after));
      expect(addTallies(counted, difference)).toEqual(addTallies(rest, tallyBallot(after)));
    }),
  );
});

test('sums parts in any order', () => {
  fc.assert(
    fc.property(fc.array(anyBallot), fc.nat({ max: 100 }), (ballots, cut) => {
      const tallies = ballots.map(tallyBallot);
      const parts = [tallies.slice(cut).reverse(), tallies.slice(0, cut)].map(sumTallies);
      expect(sumTallies(parts)).toEqual(sumTallies(tallies));
    }),
  );
});

test('parses a missing shard as empty', () => {
  expect(parseShard(undefined)).toEqual({ tally: emptyTally, changes: 0, repairs: 0 });
});

test('parses a shard without contestants whom no ballot lists any more', () => {
  const rankCounts = { 'tony-vlachos': { 1: 2, 10: 1 }, 'tom-westman': { 3: 0 } };
  expect(parseShard({ ballots: 2, changes: 5, rankCounts })).toEqual({
    tally: { ballots: 2, rankCounts: new Map([['tony-vlachos', [2, 0, 0, 0, 0, 0, 0, 0, 0, 1]]]) },
    changes: 5,
    repairs: 0,
  });
});

test.each([
  { ballots: 1 },
  { ballots: 1.5, changes: 1, rankCounts: {} },
  { ballots: 1, changes: 1, rankCounts: [] },
  'text',
])('refuses the shard %j', (stored) => {
  expect(() => parseShard(stored)).toThrow();
});

test('assigns each user a fixed shard, and spreads users over all', () => {
  const shards = Array.from({ length: 1600 }, (_, index) => getShardIndex(`user-${index}`));
  const sizes = Array.from({ length: SHARDS }, (_, shard) => shards.filter((each) => each === shard).length);
  expect(Math.min(...sizes)).toBeGreaterThan(60);
  expect(getShardIndex('ana')).toBe(5);
});
