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
  expect([...findMovements(before, after)]).toEqual([
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
  const rankCounts = Array<number>(10).fill(1);
  const results = { top10: [{ ...row, rankCounts }], justMissed: [], listedBy: {}, totalVotes: 10 };
  const lastEdition = toEarlierTen('2026-11-13', results);
  expect(lastEdition).toEqual({ week: '2026-11-13', top10: [row] });
  expect(parseEdition('2026-11-20', { ...results, lastEdition })?.lastEdition).toEqual(lastEdition);
  const malformed = parseEdition('2026-11-20', { ...results, lastEdition: 'text' });
  expect(malformed).toMatchObject({ totalVotes: 10, lastEdition: undefined });
});
