import { expect, test } from 'vitest';
import { findNextFriday } from '../airing/episodeTime.ts';
import {
  addWeeks,
  findDropped,
  findMovements,
  getEditionId,
  getEditionStart,
  isEditionId,
} from './edition.ts';

const rank = (...ids: string[]) => ids.map((id, index) => ({ id, rank: index + 1 }));

test.each([
  ['2026-11-20T05:00:00Z', '2026-11-20'],
  ['2026-11-20T04:59:59.999Z', '2026-11-13'],
  ['2026-11-20T23:59:59Z', '2026-11-20'],
  ['2026-07-10T03:59:59.999Z', '2026-07-03'],
  ['2026-07-10T04:00:00Z', '2026-07-10'],
  ['2027-01-01T04:59:59Z', '2026-12-25'],
])('the edition at %s is that of Friday %s', (moment, id) => {
  expect(getEditionId(new Date(moment))).toBe(id);
});

test.each(['2026-11-20', '2026-07-10', '2026-03-06', '2026-03-13', '2026-10-30', '2026-11-06'])(
  'the edition of %s is frozen at the moment from which it is the latest, when the masks of that week end',
  (id) => {
    const start = getEditionStart(id);
    expect([start - 1, start].map((time) => getEditionId(new Date(time)))).toEqual([addWeeks(id, -1), id]);
    expect(findNextFriday(start - 1)).toBe(start);
  },
);

test('finds who has moved up or down, stayed, is new or dropped out', () => {
  const [before, after] = [rank('a', 'b', 'c', 'd'), rank('c', 'b', 'e', 'a')];
  expect([...findMovements(before, after)]).toEqual([
    ['c', { kind: 'up', by: 2 }],
    ['b', { kind: 'same' }],
    ['e', { kind: 'new' }],
    ['a', { kind: 'down', by: 3 }],
  ]);
  expect(findDropped(rank('a', 'b', 'c'), rank('c', 'd')).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('uses Fridays as ids', () => {
  expect(addWeeks('2026-11-20', 1)).toBe('2026-11-27');
  expect(addWeeks('2027-01-01', -1)).toBe('2026-12-25');
  expect(['2026-11-20', '2027-01-01'].every(isEditionId)).toBe(true);
  const others = ['', '2026-11-21', '2026-11-31', '2026-13-01', '20-11-2026', '2026-11-20/x'];
  expect(others.some(isEditionId)).toBe(false);
});
