import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slots } from './ballot.ts';
import {
  addTallies,
  diffTallies,
  emptyTally,
  getShardIndex,
  isEmptyTally,
  parseTallyShard,
  SHARDS,
  sumTallies,
  tallyBallot,
  toCountedSlots,
} from './tally.ts';
import { anySlots, toSlots } from './testing/ballots.ts';

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

const CHANGES = 10_000;
const USERS = 3000;
const someBallots = fc.array(fc.option(anySlots, { freq: 8, nil: undefined }), {
  minLength: 50,
  maxLength: 50,
});

test('10,000 changes of ballots, delivered twice and shuffled, equal a plain recount', () => {
  fc.assert(
    fc.property(someBallots, fc.infiniteStream(fc.nat()), (choices, numbers) => {
      const pick = (count: number) => numbers.next().value % count;
      const ballots = new Map<string, Slots | undefined>();
      const counted = new Map<string, Slots | undefined>();
      const shards = Array.from({ length: SHARDS }, () => emptyTally);
      const pending: string[] = [];
      /** Delivers any pending event, which counts the ballot as it is now. */
      const deliverOne = () => {
        const [uid = ''] = pending.splice(pick(pending.length), 1);
        const difference = diffTallies(tallyBallot(counted.get(uid)), tallyBallot(ballots.get(uid)));
        const shard = getShardIndex(uid);
        shards[shard] = addTallies(shards[shard] ?? emptyTally, difference);
        counted.set(uid, ballots.get(uid));
      };
      for (let change = 0; change < CHANGES; change += 1) {
        const uid = `user-${pick(USERS)}`;
        ballots.set(uid, choices[pick(choices.length)]);
        pending.push(uid, uid);
        while (pending.length > 0 && pick(10) < 6) deliverOne();
      }
      while (pending.length > 0) deliverOne();
      expect(sumTallies(shards)).toEqual(sumTallies([...ballots.values()].map(tallyBallot)));
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

test('parses a missing shard as empty', () => {
  expect(parseTallyShard(undefined)).toEqual(emptyTally);
});

test('parses a shard without contestants whom no ballot lists any more', () => {
  const rankCounts = { 'tony-vlachos': { 1: 2, 10: 1 }, 'tom-westman': { 3: 0 } };
  expect(parseTallyShard({ ballots: 2, rankCounts })).toEqual({
    ballots: 2,
    rankCounts: new Map([['tony-vlachos', [2, 0, 0, 0, 0, 0, 0, 0, 0, 1]]]),
  });
});

test.each([{ ballots: 1.5, rankCounts: {} }, { ballots: 1, rankCounts: [] }, 'text'])(
  'refuses the shard %j',
  (stored) => {
    expect(() => parseTallyShard(stored)).toThrow();
  },
);

test('assigns each user a fixed shard, and spreads users over all', () => {
  const shards = Array.from({ length: 1600 }, (_, index) => getShardIndex(`user-${index}`));
  const sizes = Array.from({ length: SHARDS }, (_, shard) => shards.filter((each) => each === shard).length);
  expect(Math.min(...sizes)).toBeGreaterThan(10);
  expect(getShardIndex('ana')).toBe(5);
});
