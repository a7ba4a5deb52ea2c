import { expect, test } from 'vitest';
import {
  addWeeks,
  findDropped,
  findMovements,
  getEditionId,
  isEditionId,
  parseEdition,
  toEarlierTen,
} from './edition.ts';
import { formatAveragePosition, getRowFigures, getSampleWeight, parseTopTen } from './topTen.ts';

const rankCounts = [1, 0, 2, 0, 0, 0, 0, 0, 0, 0];
const stored = {
  top10: [{ id: 'tony-vlachos', totalScore: 26, rank: 1, rankCounts }],
  justMissed: [],
  listedBy: { 'tony-vlachos': 3 },
  totalVotes: 3,
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

test('computes the figures of a contestant from the rank counts', () => {
  expect(getRowFigures(26, rankCounts, 4)).toEqual({
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
])('the weight of %i ballots is %s', (ballots, weight) => {
  expect(getSampleWeight(ballots)).toBe(weight);
});

const top = (...ids: string[]) => ({
  top10: ids.map((id, index) => ({ id, totalScore: 10 - index, rank: index + 1 })),
});

test.each([
  ['2026-11-20T04:01:00Z', '2026-11-20'],
  ['2026-11-20T04:00:59.999Z', '2026-11-13'],
  ['2026-11-20T23:59:59Z', '2026-11-20'],
  ['2026-11-27T04:00:00Z', '2026-11-20'],
  ['2026-11-27T04:01:00Z', '2026-11-27'],
  ['2027-01-01T04:00:00Z', '2026-12-25'],
])('the edition at %s is that of Friday %s', (moment, id) => {
  expect(getEditionId(new Date(moment))).toBe(id);
});

test('parses an edition as results with an id', () => {
  const stored = { ...top('a'), totalVotes: 3 };
  expect(parseEdition('2026-11-20', stored)).toMatchObject({ id: '2026-11-20', totalVotes: 3, ...top('a') });
  expect(parseEdition('2026-11-20', undefined)).toBeUndefined();
});

test('finds who has moved up or down, stayed, is new or dropped out', () => {
  const [before, after] = [top('a', 'b', 'c', 'd'), top('c', 'b', 'e', 'a')];
  expect([...findMovements(before.top10, after.top10)]).toEqual([
    ['c', { kind: 'up', by: 2 }],
    ['b', { kind: 'same' }],
    ['e', { kind: 'new' }],
    ['a', { kind: 'down', by: 3 }],
  ]);
  expect(findDropped(top('a', 'b', 'c'), top('c', 'd')).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('uses Fridays as ids', () => {
  expect(addWeeks('2026-11-20', 1)).toBe('2026-11-27');
  expect(addWeeks('2027-01-01', -1)).toBe('2026-12-25');
  expect(['2026-11-20', '2027-01-01'].every(isEditionId)).toBe(true);
  const others = ['', '2026-11-21', '2026-11-31', '2026-13-01', '20-11-2026', '2026-11-20/x'];
  expect(others.some(isEditionId)).toBe(false);
});

test('copies the Top 10 into the next edition without rank counts', () => {
  const row = { id: 'a', totalScore: 55, rank: 1 };
  const results = { top10: [{ ...row, rankCounts }], justMissed: [], listedBy: {}, totalVotes: 10 };
  const lastEdition = toEarlierTen('2026-11-13', results);
  expect(lastEdition).toEqual({ week: '2026-11-13', top10: [row] });
  expect(parseEdition('2026-11-20', { ...results, lastEdition })?.lastEdition).toEqual(lastEdition);
  const malformed = parseEdition('2026-11-20', { ...results, lastEdition: 'text' });
  expect(malformed).toMatchObject({ totalVotes: 10, lastEdition: undefined });
});
