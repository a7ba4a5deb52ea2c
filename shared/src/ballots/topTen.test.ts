import { describe, expect, test } from 'vitest';
import { averagePosition, getRowFigures, getSampleWeight, parseTopTen } from './topTen.ts';

const places = [1, 0, 2, 0, 0, 0, 0, 0, 0, 0];
const row = { id: 'tony-vlachos', totalScore: 26, rank: 1, places };
const at = { toDate: () => new Date('2026-11-20T04:01:00Z') };
const stored = {
  top10: [row],
  justMissed: [],
  listedBy: { 'tony-vlachos': 3 },
  totalVotes: 3,
  publishedAt: at,
};

describe('published results', () => {
  test('are read as they were written', () => {
    expect(parseTopTen({ ...stored, version: 7 })).toEqual({
      ...stored,
      publishedAt: '2026-11-20T04:01:00.000Z',
    });
  });

  test('of items with a score alone are ranked as they stand', () => {
    const top10 = [
      { id: 'a', name: 'A', imageUrl: '', totalScore: 9 },
      { id: 'b', name: 'B', imageUrl: '', totalScore: 4 },
    ];
    expect(parseTopTen({ top10, totalVotes: 2 })).toEqual({
      top10: [
        { id: 'a', totalScore: 9, rank: 1 },
        { id: 'b', totalScore: 4, rank: 2 },
      ],
      justMissed: [],
      listedBy: {},
      totalVotes: 2,
      publishedAt: undefined,
    });
  });

  test('lose a row that cannot be read, and keep the ranks of the others', () => {
    const top10 = [
      { id: 'a', totalScore: 9 },
      { id: 'b', totalScore: 'much' },
      { id: 'c', totalScore: 4 },
    ];
    expect(parseTopTen({ top10, totalVotes: 2 })?.top10.map(({ id, rank }) => [id, rank])).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  test('are at most ten', () => {
    const top10 = Array.from({ length: 12 }, (_, index) => ({ id: `fan-${index}`, totalScore: 1 }));
    expect(parseTopTen({ top10, totalVotes: 1 })?.top10).toHaveLength(10);
  });

  test.each([undefined, {}, { ...stored, totalVotes: 0 }])('are not there yet: %j', (document) => {
    expect(parseTopTen(document)).toBeUndefined();
  });

  test.each([null, 'text', { ...stored, totalVotes: -1 }, { ...stored, top10: 'none' }])(
    'are not what %j is',
    (document) => {
      expect(() => parseTopTen(document)).toThrow();
    },
  );
});

describe('the average position', () => {
  test.each([
    [10, 1, '1.0'],
    [0, 1, '11.0'],
    [30, 4, '3.5'],
    [20, 3, '4.3'],
    [10, 3, '7.7'],
    [1, 20, '11.0'],
    [3, 20, '10.9'],
    [9, 20, '10.6'],
    [5, 4, '9.8'],
    [100_000, 10_000, '1.0'],
  ])('of %i points in %i ballots is %s', (score, votes, expected) => {
    expect(averagePosition(score, votes)).toBe(expected);
  });
});

test('the figures of a contestant follow from the places', () => {
  expect(getRowFigures(26, places, 4)).toEqual({
    points: 26,
    averagePosition: '4.5',
    firstPlaces: 1,
    listed: 3,
    leftOff: 1,
    share: 0.75,
  });
});

test.each([
  [1, 'notEnough'],
  [9, 'notEnough'],
  [10, 'early'],
  [49, 'early'],
  [50, 'settled'],
])('%i ballots weigh as %s', (ballots, weight) => {
  expect(getSampleWeight(ballots)).toBe(weight);
});
