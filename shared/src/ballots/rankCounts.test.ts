import { expect, test } from 'vitest';
import { parseRankCounts, toPublishedRankCounts, toRankCountsCsv } from './rankTally.ts';
import { emptyTally, sumTallies, tallyBallot } from './tally.ts';
import { toSlots } from './testing/ballots.ts';

const tally = sumTallies(
  [toSlots('tony-vlachos', 'tom-westman'), toSlots('tony-vlachos'), toSlots('', 'kim-spradlin')].map(
    tallyBallot,
  ),
);

test('the rank counts of a category are a table of everybody whom a ballot names', () => {
  expect(parseRankCounts(toPublishedRankCounts(tally))).toEqual(tally);
  expect(toRankCountsCsv(tally)).toBe(
    [
      '\uFEFFContestant,Place 1,Place 2,Place 3,Place 4,Place 5,Place 6,Place 7,Place 8,Place 9,Place 10,Left off,Points,Ballots',
      'Tony Vlachos,2,0,0,0,0,0,0,0,0,0,1,20,3',
      'Kim Spradlin,0,1,0,0,0,0,0,0,0,0,2,9,3',
      'Tom Westman,0,1,0,0,0,0,0,0,0,0,2,9,3',
      '',
    ].join('\r\n'),
  );
});

test('rank counts that are missing or malformed are not read', () => {
  expect(parseRankCounts(undefined)).toEqual(emptyTally);
  expect(() => parseRankCounts({ rankCounts: [1], totalVotes: 1 })).toThrow();
});
