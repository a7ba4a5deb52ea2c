import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySlots } from './ballot.ts';
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
import { anySlots } from './testing/ballots.ts';

const ballot = (...slugs: string[]) => emptySlots.map((_, place) => slugs[place] ?? '');
const anyBallot = fc.option(anySlots, { nil: undefined });

describe('what counts of a ballot', () => {
  test('is its ten slots', () => {
    expect(toCountedSlots(['tony-vlachos', '', 'tom-westman'])).toEqual(
      ballot('tony-vlachos', '', 'tom-westman'),
    );
  });

  test('is nobody whom the catalogue does not know', () => {
    expect(toCountedSlots(['made-up', 'tony-vlachos'])).toEqual(ballot('', 'tony-vlachos'));
  });

  test.each([[[]], [emptySlots], [['made-up']], ['text'], [undefined]])('is nothing in %j', (ranking) => {
    expect(toCountedSlots(ranking)).toBeUndefined();
    expect(tallyBallot(toCountedSlots(ranking))).toEqual(emptyTally);
  });
});

describe('a tally', () => {
  test('counts ballots, and places by contestant', () => {
    expect(tallyBallot(ballot('tony-vlachos', '', 'tom-westman'))).toEqual({
      ballots: 1,
      places: new Map([
        ['tony-vlachos', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
        ['tom-westman', [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]],
      ]),
    });
  });

  test('has no place left of ballots that were taken back', () => {
    const one = tallyBallot(ballot('tony-vlachos'));
    expect(addTallies(one, diffTallies(one, emptyTally))).toEqual(emptyTally);
  });

  test('follows any change of a ballot as if only the new one had ever been counted', () => {
    fc.assert(
      fc.property(fc.array(anyBallot), anyBallot, anyBallot, (others, before, after) => {
        const rest = sumTallies(others.map(tallyBallot));
        const counted = addTallies(rest, tallyBallot(before));
        const difference = diffTallies(tallyBallot(before), tallyBallot(after));
        expect(addTallies(counted, difference)).toEqual(addTallies(rest, tallyBallot(after)));
      }),
    );
  });

  test('of any parts is the tally of all, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(anyBallot), fc.nat({ max: 100 }), (ballots, cut) => {
        const tallies = ballots.map(tallyBallot);
        const parts = [tallies.slice(cut).reverse(), tallies.slice(0, cut)].map(sumTallies);
        expect(sumTallies(parts)).toEqual(sumTallies(tallies));
      }),
    );
  });

  test('differs from another in nothing only when they are the same', () => {
    const [one, other] = [tallyBallot(ballot('tony-vlachos')), tallyBallot(ballot('tom-westman'))];
    expect(isEmptyTally(diffTallies(one, one))).toBe(true);
    expect(isEmptyTally(diffTallies(one, other))).toBe(false);
  });
});

describe('a shard', () => {
  test('that is missing has counted nothing', () => {
    expect(parseShard(undefined)).toEqual({ tally: emptyTally, changes: 0, repairs: 0 });
  });

  test('forgets whom nobody lists any more', () => {
    const stored = {
      ballots: 2,
      changes: 5,
      places: { 'tony-vlachos': { 1: 2, 10: 1 }, 'tom-westman': { 3: 0 } },
    };
    expect(parseShard(stored)).toEqual({
      tally: { ballots: 2, places: new Map([['tony-vlachos', [2, 0, 0, 0, 0, 0, 0, 0, 0, 1]]]) },
      changes: 5,
      repairs: 0,
    });
  });

  test.each([
    { ballots: 1 },
    { ballots: 1.5, changes: 1, places: {} },
    { ballots: 1, changes: 1, places: [] },
    'text',
  ])('is not %j', (stored) => {
    expect(() => parseShard(stored)).toThrow();
  });

  test('never changes for a fan, and fans are spread over all', () => {
    const shards = Array.from({ length: 1600 }, (_, fan) => getShardIndex(`fan-${fan}`));
    const sizes = Array.from(
      { length: SHARDS },
      (_, shard) => shards.filter((each) => each === shard).length,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(60);
    expect(getShardIndex('ana')).toBe(5);
  });
});
