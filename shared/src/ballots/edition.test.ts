import { describe, expect, test } from 'vitest';
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
  top10: ids.map((id, place) => ({ id, totalScore: 10 - place, rank: place + 1 })),
});

describe('the edition of a moment', () => {
  test.each([
    ['2026-11-20T04:01:00Z', '2026-11-20'],
    ['2026-11-20T04:00:59.999Z', '2026-11-13'],
    ['2026-11-20T23:59:59Z', '2026-11-20'],
    ['2026-11-21T00:00:00Z', '2026-11-20'],
    ['2026-11-26T23:59:59Z', '2026-11-20'],
    ['2026-11-27T04:00:00Z', '2026-11-20'],
    ['2026-11-27T04:01:00Z', '2026-11-27'],
    ['2027-01-01T04:00:00Z', '2026-12-25'],
  ])('%s is that of Friday %s', (moment, id) => {
    expect(getEditionId(new Date(moment))).toBe(id);
  });
});

test('an edition is the results under the name of its Friday', () => {
  const stored = { ...top('a'), totalVotes: 3 };
  expect(parseEdition('2026-11-20', stored)).toMatchObject({ id: '2026-11-20', totalVotes: 3, ...top('a') });
  expect(parseEdition('2026-11-20', undefined)).toBeUndefined();
});

describe('since the last edition', () => {
  test('everybody of the Top 10 went up, down, stayed or is new', () => {
    expect([...findMovements(top('a', 'b', 'c', 'd'), top('c', 'b', 'e', 'a'))]).toEqual([
      ['c', { kind: 'up', by: 2 }],
      ['b', { kind: 'same' }],
      ['e', { kind: 'new' }],
      ['a', { kind: 'down', by: 3 }],
    ]);
  });

  test('some dropped out', () => {
    expect(findDropped(top('a', 'b', 'c'), top('c', 'd')).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

test('editions are named by Fridays', () => {
  expect(addWeeks('2026-11-20', 1)).toBe('2026-11-27');
  expect(addWeeks('2027-01-01', -1)).toBe('2026-12-25');
  expect(['2026-11-20', '2027-01-01'].every(isEditionId)).toBe(true);
  expect(['', '2026-11-21', '2026-11-31', '2026-13-01', '20-11-2026', '2026-11-20/x'].some(isEditionId)).toBe(
    false,
  );
});

test('the ten of an edition are kept by its successors, without their places', () => {
  const places = Array<number>(10).fill(1);
  const results = { top10: [{ id: 'a', totalScore: 55, rank: 1, places }], justMissed: [], listedBy: {} };
  const lastEdition = toEarlierTen('2026-11-13', { ...results, totalVotes: 10 });
  expect(lastEdition).toEqual({ week: '2026-11-13', top10: [{ id: 'a', totalScore: 55, rank: 1 }] });
  expect(parseEdition('2026-11-20', { ...results, totalVotes: 11, lastEdition })?.lastEdition).toEqual(
    lastEdition,
  );
  expect(parseEdition('2026-11-20', { ...results, totalVotes: 11, lastEdition: 'lost' })).toMatchObject({
    totalVotes: 11,
    lastEdition: undefined,
  });
});
