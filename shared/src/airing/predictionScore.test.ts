import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToPredictionTally,
  countStreak,
  EMPTY_PREDICTION_TALLY,
  findBetterThan,
  findCalls,
  isCalled,
  scorePrediction,
  toPublishedPredictions,
  withScore,
} from './predictionScore.ts';
import { announcing, cast, recording, scheduling, seasonAfter } from './testing/editedSeason.ts';

const ids = (text: string) => text.split('');
const score = (order: string, remaining: string, left: string) =>
  scorePrediction(ids(order), { remainingIds: ids(remaining), leftIds: ids(left) });

describe('a score', () => {
  test.each([
    ['one left, whom the fan ranked last', 'abcdef', 'abcdef', 'f', 10_000],
    ['one left, whom the fan ranked first', 'abcdef', 'abcdef', 'a', 0],
    ['one left, in place 4 of 6: 60 of 100', 'abcdef', 'abcdef', 'd', 6000],
    ['one left, in place 3 of 4: a third is rounded', 'abcd', 'abcd', 'c', 6667],
    ['one left, in place 2 of 4', 'abcd', 'abcd', 'b', 3333],
    ['two left, whom the fan ranked last', 'abcdef', 'abcdef', 'ef', 10_000],
    ['two left, in places 2 and 5 of 6: (1 + 4 - 1) / 8', 'abcdef', 'abcdef', 'eb', 5000],
    ['all but one left, and the fan knew who stays', 'abc', 'abc', 'bc', 10_000],
    ['two remained, and the wrong one left', 'ab', 'ab', 'a', 0],
    ['a half hundredth is rounded up: 1 of 16', 'abcdefghijklmnopq', 'abcdefghijklmnopq', 'b', 625],
    ['a correction: c had left already, so d was third of five', 'abcdef', 'abdef', 'd', 5000],
    ['a correction: f had stayed, in the middle place 3.5 of 6', 'abcde', 'abcdef', 'f', 5000],
    ['a correction: f had stayed, and e was fifth of six', 'abcde', 'abcdef', 'e', 8000],
    ['a correction: e and f had stayed, and both left', 'abcd', 'abcdef', 'ef', 5000],
  ])('%s', (_what, order, remaining, left, points) => {
    expect(score(order, remaining, left)).toBe(points);
  });

  test.each([
    ['nobody left', ''],
    ['everybody left', 'abc'],
  ])('is missing when %s', (_what, left) => {
    expect(score('abc', 'abc', left)).toBeUndefined();
  });

  const anyCase = fc.integer({ min: 2, max: 24 }).chain((length) => {
    const all = Array.from({ length }, (_, index) => `c${index}`);
    const left = fc.shuffledSubarray(all, { minLength: 1, maxLength: length - 1 });
    return fc.record({
      remainingIds: fc.constant(all),
      leftIds: left,
      order: fc.shuffledSubarray([...all, 'gone-1', 'gone-2']),
    });
  });

  test('is between 0 and 100, and the reverse order has the rest of 100, also after corrections', () => {
    fc.assert(
      fc.property(anyCase, ({ order, ...outcome }) => {
        const points = scorePrediction(order, outcome) ?? Number.NaN;
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(10_000);
        const whole = [...order, ...outcome.remainingIds.filter((id) => !order.includes(id))];
        const reverse = scorePrediction(whole.toReversed(), outcome) ?? Number.NaN;
        const rest = 10_000 - (scorePrediction(whole, outcome) ?? Number.NaN);
        // Only a half is rounded up twice.
        expect([rest, rest + 1]).toContain(reverse);
      }),
    );
  });
});

test.each<[string, string, string, string, boolean]>([
  ['whom the fan had last left', 'abc', 'abc', 'c', true],
  ['somebody else left', 'abc', 'abc', 'b', false],
  ['one of two who left was last', 'abcd', 'abcd', 'ad', true],
  ['a correction: x had left before, so c was last', 'abcx', 'abc', 'c', true],
  ['a correction: who was last had left before, and nobody now', 'abx', 'ab', '', false],
  ['only somebody left who came back in the episode', 'abc', 'abc', 'x', false],
])('a prediction is called when %s', (_what, order, remaining, left, called) => {
  expect(isCalled(ids(order), { remainingIds: ids(remaining), leftIds: ids(left) })).toBe(called);
});

test('who came back in an episode was not offered: neither their place nor their leaving is scored', () => {
  expect(score('abcd', 'abcd', 'xd')).toBe(10_000);
  expect(score('abcd', 'abcd', 'ax')).toBe(0);
  expect(score('abcd', 'abcd', 'x')).toBeUndefined();
});

describe('what all fans predicted', () => {
  const outcome = { remainingIds: ids('abc'), leftIds: ids('c') };
  const orders = ['abc', 'acb', 'bac'].map(ids);

  test('has average places, last places and scores, the safest first', () => {
    expect(
      toPublishedPredictions(addToPredictionTally(EMPTY_PREDICTION_TALLY, orders, outcome), outcome),
    ).toMatchObject({
      count: 3,
      crowd: [
        { id: 'a', averagePlace: 133, lastCount: 0 },
        { id: 'b', averagePlace: 200, lastCount: 1 },
        { id: 'c', averagePlace: 267, lastCount: 2 },
      ],
      leftIds: ['c'],
      scores: [...Array(50).fill(0), 1, ...Array(49).fill(0), 2],
    });
  });

  test('rounds a half hundredth of a place up, and sorts equal places by id', () => {
    const eight = [...Array(7).fill(ids('bca')), ids('cba')];
    const { crowd } = toPublishedPredictions(
      addToPredictionTally(EMPTY_PREDICTION_TALLY, eight, outcome),
      outcome,
    );
    expect(crowd.map(({ averagePlace }) => averagePlace)).toEqual([113, 188, 300]);
    const tied = toPublishedPredictions(
      addToPredictionTally(EMPTY_PREDICTION_TALLY, [ids('cab'), ids('cba')], outcome),
      outcome,
    );
    expect(tied.crowd.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('counts as last who was last of those who really remained', () => {
    const { crowd } = toPublishedPredictions(
      addToPredictionTally(EMPTY_PREDICTION_TALLY, [ids('abcx')], outcome),
      outcome,
    );
    expect(crowd.at(-1)).toEqual({ id: 'c', averagePlace: 300, lastCount: 1 });
  });

  test('has no scores before the record, or when the episode does not count', () => {
    for (const leftIds of [null, [], ids('abc')]) {
      const results = toPublishedPredictions(
        addToPredictionTally(EMPTY_PREDICTION_TALLY, orders, { ...outcome, leftIds }),
        {
          ...outcome,
          leftIds,
        },
      );
      expect(results).not.toHaveProperty('scores');
      expect(results.leftIds).toEqual(leftIds ?? undefined);
    }
  });

  test('is the same in pages as at once', () => {
    const anyOrders = fc.array(fc.shuffledSubarray(ids('abcx')), { maxLength: 12 });
    fc.assert(
      fc.property(anyOrders, fc.nat(12), (all, cut) => {
        const first = addToPredictionTally(EMPTY_PREDICTION_TALLY, all.slice(0, cut), outcome);
        expect(addToPredictionTally(first, all.slice(cut), outcome)).toEqual(
          addToPredictionTally(EMPTY_PREDICTION_TALLY, all, outcome),
        );
      }),
    );
  });
});

describe('a standing', () => {
  const scored = ['e02', 'e03', 'e04'];
  const calls = { called: 1, calledIn: ['e03'] };
  const ana = {
    ...{ displayName: 'Ana', episodes: { e02: 8333, e03: 10_000 }, total: 18_333, submitted: 2 },
    ...{ ...calls, streak: 0 },
  };
  const missed = (score: number) => ({ score, isCalled: false });

  test('gains, changes and loses the score of an episode', () => {
    const first = { displayName: 'Ana', episodes: { e02: 8333 } };
    expect(withScore(first, 3, { score: 10_000, isCalled: true }, scored)).toEqual(ana);
    expect(withScore(ana, 3, missed(0), scored)).toMatchObject({ total: 8333, submitted: 2, called: 0 });
    expect(withScore(ana, 3, undefined, scored)).toMatchObject({
      total: 8333,
      submitted: 1,
      episodes: { e02: 8333 },
      calledIn: [],
    });
    expect(withScore(first, 2, undefined, scored)).toBeUndefined();
  });

  test.each<[calledIn: string[], scored: string[], streak: number]>([
    [[], [], 0],
    [['e02'], ['e02'], 1],
    [['e02', 'e03'], ['e02', 'e03'], 2],
    // Without a prediction, or with a wrong one.
    [['e02', 'e03'], ['e02', 'e03', 'e04'], 0],
    [['e02', 'e04', 'e05'], ['e02', 'e03', 'e04', 'e05'], 2],
    // Nobody left in episode 4, so it does not count.
    [['e02', 'e03', 'e05'], ['e02', 'e03', 'e05'], 3],
  ])('who called %j of %j has a streak of %s', (calledIn, episodes, streak) => {
    expect(countStreak(calledIn, episodes)).toBe(streak);
  });

  const left = ['flo-nash', 'ed-poole', 'di-vance', 'cy-marsh'];
  const season = seasonAfter(
    announcing(),
    scheduling(4),
    ...left.map((id, index) => recording(index + 1, id)),
  );
  const last = (id: string) => [...cast.filter((other) => other !== id), id];
  // Episode 3 was not predicted.
  const counted = { episodes: { e02: 10_000, e04: 10_000 }, calledIn: ['e02', 'e04'] };

  test.each([
    ['as counted', counted, 4, 'cy-marsh', { called: 2, predicted: 2, streak: 1 }],
    [
      'before it is counted',
      { episodes: {}, calledIn: [] },
      2,
      'ed-poole',
      { called: 1, predicted: 1, streak: 1 },
    ],
    ['without what came later', counted, 2, 'ed-poole', { called: 1, predicted: 1, streak: 1 }],
    ['after a miss', counted, 4, 'bo-lund', { called: 1, predicted: 2, streak: 0 }],
    ['of an episode that does not count', counted, 1, 'flo-nash', { called: 0, predicted: 0, streak: 0 }],
  ])('tells what a fan had called once an episode was over: %s', (_what, standing, episode, pick, calls) => {
    expect(findCalls(standing, season, episode, last(pick))).toEqual(calls);
  });

  test('is compared with the others by steps of ten points', () => {
    const standings = { count: 5, totals: [2, 1, 2] };
    expect([999, 1000, 2500, 2999].map((total) => findBetterThan(standings, total))).toEqual([0, 50, 75, 75]);
    expect(findBetterThan({ count: 1, totals: [0, 1] }, 1000)).toBeUndefined();
  });
});
