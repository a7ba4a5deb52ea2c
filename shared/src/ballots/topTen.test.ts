import { expect, test } from 'vitest';
import { formatAveragePosition, getRowStats, parseTopTen, toEarlierTen } from './topTen.ts';

const rankCounts = [1, 0, 2, 0, 0, 0, 0, 0, 0, 0];
const stored = {
  top10: [{ id: 'tony-vlachos', totalScore: 26, rank: 1, rankCounts }],
  justMissed: [],
  listedBy: { 'tony-vlachos': 3 },
  countedVotes: 3,
  totalVotes: 4,
  publishedAt: { toDate: () => new Date('2026-11-20T04:01:00Z') },
};

test('parses published results', () => {
  expect(parseTopTen({ ...stored, version: 7 })).toEqual({
    ...stored,
    publishedAt: '2026-11-20T04:01:00.000Z',
  });
});

test('parses older results, which have only scores', () => {
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
    countedVotes: 2,
    totalVotes: 2,
    publishedAt: undefined,
  });
});

test('skips a broken row, and keeps at most ten', () => {
  const row = { id: 'a', totalScore: 9 };
  const top10 = [row, { id: 'b', totalScore: 'much' }, { id: 'c', totalScore: 4 }];
  const parsed = parseTopTen({ top10, totalVotes: 2 })?.top10;
  expect(parsed?.map(({ id, rank }) => `${rank} ${id}`)).toEqual(['1 a', '3 c']);
  expect(parseTopTen({ top10: Array(12).fill(row), totalVotes: 1 })?.top10).toHaveLength(10);
});

test.each([undefined, {}, { ...stored, totalVotes: 0 }])('is undefined for %j', (document) => {
  expect(parseTopTen(document)).toBeUndefined();
});

test.each([null, 'text', { ...stored, totalVotes: -1 }, { ...stored, top10: 'none' }])(
  'throws for %j',
  (document) => {
    expect(() => parseTopTen(document)).toThrow();
  },
);

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
])('the average position of %i points in %i ballots is %s', (score, votes, expected) => {
  expect(formatAveragePosition(score, votes)).toBe(expected);
});

test('computes the statistics of a contestant from the rank counts', () => {
  expect(getRowStats(26, rankCounts, 4)).toEqual({
    points: 26,
    averagePosition: '4.5',
    firstPlaces: 1,
    listed: 3,
    leftOff: 1,
    listedRatio: 0.75,
  });
});

test('copies the Top 10 into the next edition without rank counts', () => {
  const row = { id: 'a', totalScore: 55, rank: 1 };
  const results = {
    top10: [{ ...row, rankCounts }],
    justMissed: [],
    listedBy: {},
    countedVotes: 10,
    totalVotes: 10,
  };
  const lastEdition = toEarlierTen('2026-11-13', results);
  expect(lastEdition).toEqual({ week: '2026-11-13', top10: [row] });
  const ranks = { week: '2026-11-13', items: [{ id: 'a', rank: 1 }] };
  expect(parseTopTen({ ...results, lastEdition })?.lastEdition).toEqual(ranks);
  const malformed = parseTopTen({ ...results, lastEdition: 'text' });
  expect(malformed).toMatchObject({ totalVotes: 10, lastEdition: undefined });
});
