import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Slots } from './ballot.ts';
import { rankContestants, toTopTen } from './rankTally.ts';
import { emptyTally, sumTallies, tallyBallot } from './tally.ts';
import { anySlots, toSlots } from './testing/ballots.ts';

const tally = (ballots: readonly Slots[]) => sumTallies(ballots.map(tallyBallot));
const rank = (...ballots: Slots[]) => rankContestants(tally(ballots)).map(({ id, rank }) => `${rank} ${id}`);

const ten =
  'tony-vlachos tom-westman kim-spradlin rob-mariano ozzy-lusth earl-cole yul-kwon cirie-fields ethan-zohn tina-wesson'.split(
    ' ',
  );
const [tony = '', tom = '', kim = '', rob = ''] = ten;

test('ranks one ballot in its own order, with 10 points for rank 1 down to 1 for rank 10', () => {
  const rows = rankContestants(tallyBallot(ten));
  expect(rows.map(({ id }) => id)).toEqual(ten);
  expect(rows.map(({ totalScore }) => totalScore)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test.each([
  ['more points first', [toSlots(tony, tom), toSlots(kim, tom)], [`1 ${tom}`, `2 ${kim}`, `2 ${tony}`]],
  [
    'more first ranks first on equal points',
    [toSlots(tony), toSlots('', '', '', '', '', tom), toSlots('', '', '', '', '', tom)],
    [`1 ${tony}`, `2 ${tom}`],
  ],
  [
    'more ballots first on equal points and first ranks',
    [toSlots('', tony), toSlots('', '', '', '', '', '', tom), toSlots('', '', '', '', '', tom)],
    [`1 ${tom}`, `2 ${tony}`],
  ],
  [
    'contestants who are equal in all by name, with a shared rank',
    [toSlots(tony), toSlots(tom), toSlots(kim), toSlots('', '', rob)],
    [`1 ${kim}`, `1 ${tom}`, `1 ${tony}`, `4 ${rob}`],
  ],
])('ranks %s', (_, ballots, expected) => {
  expect(rank(...ballots)).toEqual(expected);
});

test('ranks the same in any order of ballots, and equals a plain recount', () => {
  fc.assert(
    fc.property(fc.array(anySlots), (ballots) => {
      expect(rank(...ballots.toReversed())).toEqual(rank(...ballots));
      for (const { id, totalScore, rankCounts } of rankContestants(tally(ballots))) {
        const indexes = ballots.map((slots) => slots.indexOf(id)).filter((index) => index >= 0);
        expect(totalScore).toBe(indexes.reduce((score, index) => score + 10 - index, 0));
        expect(rankCounts).toEqual(ten.map((_, index) => indexes.filter((each) => each === index).length));
      }
    }),
  );
});

test('publishes the best ten, the next five, and how many ballots list each', () => {
  const second = 'jt-thomas amanda-kimmel natalie-white jeremy-collins rupert-boneham todd-herzog'.split(' ');
  const { top10, justMissed, listedBy, totalVotes } = toTopTen(tally([ten, ten, toSlots(...second)]));
  expect(top10.map(({ totalScore }) => totalScore)).toEqual([20, 18, 16, 14, 12, 10, 10, 9, 8, 8]);
  const missed = justMissed.map(({ rank, totalScore }) => `${rank}. ${totalScore}`).join(', ');
  expect(missed).toBe('11. 7, 12. 6, 13. 6, 14. 5, 15. 4');
  expect(Object.keys(listedBy)).toHaveLength(16);
  expect([listedBy['tony-vlachos'], listedBy['todd-herzog'], totalVotes]).toEqual([2, 1, 3]);
});

const none = { top10: [], justMissed: [], listedBy: {} };

test('publishes empty results without ballots', () => {
  expect(toTopTen(emptyTally)).toEqual({ ...none, countedVotes: 0, totalVotes: 0 });
});

test('publishes points of all ballots with the rank counts of an earlier tally, or without any', () => {
  const [earlier, now] = [tally([toSlots(tony)]), tally([toSlots(tony), toSlots(tom, tony)])];
  const { top10, ...counts } = toTopTen(now, [], earlier);
  expect(counts).toMatchObject({ listedBy: { [tony]: 1 }, countedVotes: 1, totalVotes: 2 });
  expect(top10.map(({ totalScore, rankCounts }) => [totalScore, rankCounts?.[0]])).toEqual([
    [19, 1],
    [10, 0],
  ]);
  const row = { id: tony, totalScore: 19, rank: 1 };
  expect(toTopTen(now, [], emptyTally)).toMatchObject({ listedBy: {}, countedVotes: 0, totalVotes: 2 });
  expect(toTopTen(now, [], emptyTally).top10[0]).toEqual(row);
});

describe('the range of ranks', () => {
  const group = (...ballots: Slots[]) => tally(ballots);
  const publish = (...parts: ReturnType<typeof tally>[]) => toTopTen(sumTallies(parts), parts);
  const getRanges = ({ top10 }: ReturnType<typeof toTopTen>) => top10.map(({ range }) => range);
  const repeat = (times: number, ...parts: ReturnType<typeof tally>[]) => Array(times).fill(parts).flat();
  const inOrder = group(toSlots(tony, tom, kim));

  test('is one rank when all ballots agree, from fifty ballots on', () => {
    expect(getRanges(publish(...repeat(50, inOrder)))).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(getRanges(publish(...repeat(49, inOrder)))).toEqual([undefined, undefined, undefined]);
  });

  test('spans the ranks of contestants whom the ballots order differently', () => {
    const other = group(toSlots(tom, tony, kim));
    expect(getRanges(publish(...repeat(26, inOrder), ...repeat(24, other)))).toEqual([
      [1, 2],
      [1, 2],
      [3, 3],
    ]);
  });

  test('goes beyond the published fifteen, and does not depend on empty groups', () => {
    const many = group(ten, toSlots(...ten.toReversed()));
    const published = publish(...repeat(30, many), ...repeat(9, emptyTally));
    expect(published).toEqual(publish(...repeat(30, many)));
    expect(getRanges(published)[0]).toEqual([1, 10]);
  });

  test('holds the rank', () => {
    fc.assert(
      fc.property(fc.array(anySlots, { minLength: 50, maxLength: 60 }), (ballots) => {
        const { top10, justMissed } = publish(...ballots.map((slots) => group(slots)));
        for (const { rank, range: [best, worst] = [0, 0] } of [...top10, ...justMissed]) {
          expect(best).toBeLessThanOrEqual(rank);
          expect(worst).toBeGreaterThanOrEqual(rank);
        }
      }),
      { numRuns: 20 },
    );
  });
});
