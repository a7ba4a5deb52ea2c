import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySlots, type Slots } from './ballot.ts';
import { rankContestants, toTopTen } from './rankTally.ts';
import { emptyTally, sumTallies, tallyBallot } from './tally.ts';
import { anySlots } from './testing/ballots.ts';

const ballot = (...slugs: string[]) => emptySlots.map((_, place) => slugs[place] ?? '');
const ranksOf = (...ballots: Slots[]) =>
  rankContestants(sumTallies(ballots.map(tallyBallot))).map(({ id, rank }) => `${rank} ${id}`);

const [tony, tom, kim, rob] = ['tony-vlachos', 'tom-westman', 'kim-spradlin', 'rob-mariano'];

describe('the ranking', () => {
  test('of one ballot is its own order, with 10 points for the first down to 1 for the tenth', () => {
    const ten =
      'tony-vlachos tom-westman kim-spradlin rob-mariano ozzy-lusth earl-cole yul-kwon cirie-fields ethan-zohn tina-wesson';
    const rows = rankContestants(tallyBallot(ten.split(' ')));
    expect(rows.map(({ id }) => id).join(' ')).toBe(ten);
    expect(rows.map(({ totalScore }) => totalScore)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('gives nothing for an empty slot', () => {
    const rows = rankContestants(tallyBallot(ballot(tony, '', '', tom)));
    expect(rows.map(({ id, totalScore }) => [id, totalScore])).toEqual([
      [tony, 10],
      [tom, 7],
    ]);
  });

  test('puts more points first', () => {
    expect(ranksOf(ballot(tony, tom), ballot(kim, tom))).toEqual([`1 ${tom}`, `2 ${kim}`, `2 ${tony}`]);
  });

  test('puts more first places first where points are equal', () => {
    const ballots = [ballot(tony), ballot('', '', '', '', '', tom), ballot('', '', '', '', '', tom)];
    expect(ranksOf(...ballots)).toEqual([`1 ${tony}`, `2 ${tom}`]);
  });

  test('puts more ballots that list them first where points and first places are equal', () => {
    const ballots = [
      ballot('', tony),
      ballot(...emptySlots.slice(0, 6), tom),
      ballot('', '', '', '', '', tom),
    ];
    expect(ranksOf(...ballots)).toEqual([`1 ${tom}`, `2 ${tony}`]);
  });

  test('lets those who are equal in all share a rank, by name', () => {
    expect(ranksOf(ballot(tony), ballot(tom), ballot(kim), ballot('', '', rob))).toEqual([
      `1 ${kim}`,
      `1 ${tom}`,
      `1 ${tony}`,
      `4 ${rob}`,
    ]);
  });

  test('is the same whatever order the ballots come in', () => {
    fc.assert(
      fc.property(fc.array(anySlots), (ballots) => {
        expect(ranksOf(...ballots.toReversed())).toEqual(ranksOf(...ballots));
      }),
    );
  });

  test('equals a plain recount', () => {
    fc.assert(
      fc.property(fc.array(anySlots), (ballots) => {
        for (const { id, totalScore, places } of rankContestants(sumTallies(ballots.map(tallyBallot)))) {
          const positions = ballots.map((slots) => slots.indexOf(id)).filter((place) => place >= 0);
          expect(totalScore).toBe(positions.reduce((score, place) => score + 10 - place, 0));
          expect(places?.map((_, place) => positions.filter((each) => each === place).length)).toEqual(
            places,
          );
        }
      }),
    );
  });
});

describe('the results', () => {
  test('are the best ten, the next five, and how many list each', () => {
    const first =
      'tony-vlachos tom-westman kim-spradlin rob-mariano ozzy-lusth earl-cole yul-kwon cirie-fields ethan-zohn tina-wesson';
    const second = 'jt-thomas amanda-kimmel natalie-white jeremy-collins rupert-boneham todd-herzog';
    const ballots = [first, first, second].map((slugs) => ballot(...slugs.split(' ')));
    const { top10, justMissed, listedBy, totalVotes } = toTopTen(sumTallies(ballots.map(tallyBallot)));
    expect(top10.map(({ totalScore }) => totalScore)).toEqual([20, 18, 16, 14, 12, 10, 10, 9, 8, 8]);
    expect(justMissed.map(({ rank, totalScore }) => [rank, totalScore])).toEqual([
      [11, 7],
      [12, 6],
      [13, 6],
      [14, 5],
      [15, 4],
    ]);
    expect(Object.keys(listedBy)).toHaveLength(16);
    expect([listedBy['tony-vlachos'], listedBy['todd-herzog'], totalVotes]).toEqual([2, 1, 3]);
  });

  test('of no ballot are empty', () => {
    expect(toTopTen(emptyTally)).toEqual({ top10: [], justMissed: [], listedBy: {}, totalVotes: 0 });
  });
});
