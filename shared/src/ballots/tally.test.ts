import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySlots } from './ballot.ts';
import {
  applyDifference,
  countedOf,
  differenceBetween,
  emptyTally,
  isNoDifference,
  parseShard,
  SHARDS,
  shardOf,
  sumOf,
  tallyOf,
} from './tally.ts';
import { anySlots } from './testing/ballots.ts';

const ballot = (...slugs: string[]) => emptySlots.map((_, place) => slugs[place] ?? '');
const anyBallot = fc.option(anySlots, { nil: undefined });

describe('what counts of a ballot', () => {
  test('is its ten slots', () => {
    expect(countedOf(['tony-vlachos', '', 'tom-westman'])).toEqual(ballot('tony-vlachos', '', 'tom-westman'));
  });

  test('is nobody whom the catalogue does not know', () => {
    expect(countedOf(['made-up', 'tony-vlachos'])).toEqual(ballot('', 'tony-vlachos'));
  });

  test.each([[[]], [emptySlots], [['made-up']], ['text'], [undefined]])('is nothing in %j', (ranking) => {
    expect(countedOf(ranking)).toBeUndefined();
    expect(tallyOf(countedOf(ranking))).toEqual(emptyTally);
  });
});

describe('a tally', () => {
  test('counts ballots, and places by contestant', () => {
    expect(tallyOf(ballot('tony-vlachos', '', 'tom-westman'))).toEqual({
      ballots: 1,
      places: new Map([
        ['tony-vlachos', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
        ['tom-westman', [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]],
      ]),
    });
  });

  test('has no place left of ballots that were taken back', () => {
    const one = tallyOf(ballot('tony-vlachos'));
    expect(applyDifference(one, differenceBetween(one, emptyTally))).toEqual(emptyTally);
  });

  test('follows any change of a ballot as if only the new one had ever been counted', () => {
    fc.assert(
      fc.property(fc.array(anyBallot), anyBallot, anyBallot, (others, before, after) => {
        const rest = sumOf(others.map(tallyOf));
        const counted = applyDifference(rest, tallyOf(before));
        const difference = differenceBetween(tallyOf(before), tallyOf(after));
        expect(applyDifference(counted, difference)).toEqual(applyDifference(rest, tallyOf(after)));
      }),
    );
  });

  test('of any parts is the tally of all, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(anyBallot), fc.nat({ max: 100 }), (ballots, cut) => {
        const tallies = ballots.map(tallyOf);
        const parts = [tallies.slice(cut).reverse(), tallies.slice(0, cut)].map(sumOf);
        expect(sumOf(parts)).toEqual(sumOf(tallies));
      }),
    );
  });

  test('differs from another in nothing only when they are the same', () => {
    const [one, other] = [tallyOf(ballot('tony-vlachos')), tallyOf(ballot('tom-westman'))];
    expect(isNoDifference(differenceBetween(one, one))).toBe(true);
    expect(isNoDifference(differenceBetween(one, other))).toBe(false);
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
    const shards = Array.from({ length: 1600 }, (_, fan) => shardOf(`fan-${fan}`));
    const sizes = Array.from(
      { length: SHARDS },
      (_, shard) => shards.filter((each) => each === shard).length,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(60);
    expect(shardOf('ana')).toBe(5);
  });
});
