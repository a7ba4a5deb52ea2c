import { expect, test, vi } from 'vitest';
import { parseWeeklyTop } from './weeklyTop.ts';

const time = { toDate: () => new Date('2026-01-02T03:04:05.000Z') };

const storedList = (name: string, changes: object = {}) => ({
  id: 'list_1',
  userId: 'ana',
  userName: 'Ana',
  name,
  description: '',
  tags: ['season-ranking'],
  type: 'season-ranking',
  itemIds: ['s20'],
  itemSeasonIds: [''],
  isPublic: true,
  createdAt: time,
  updatedAt: time,
  upvoteCount: 3,
  ...changes,
});

const parseNames = (...lists: readonly unknown[]) =>
  parseWeeklyTop({ lists, computedAt: time }).map(({ name }) => name);

test('keeps the order of the lists', () => {
  expect(parseNames(storedList('First'), storedList('Second'))).toEqual(['First', 'Second']);
});

test('is empty when the document is missing, and throws when it is malformed', () => {
  expect(parseWeeklyTop(undefined)).toEqual([]);
  expect(() => parseWeeklyTop({ top: [] })).toThrow();
});

test.each([{ isPublic: false }, { public: false }])('skips a list with %j', (changes) => {
  expect(parseNames(storedList('Hidden', changes), storedList('Shown'))).toEqual(['Shown']);
});

test('skips a broken list with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const names = parseNames(
    storedList('First'),
    storedList('Broken', { upvoteCount: 'many' }),
    storedList('Third'),
  );
  expect(names).toEqual(['First', 'Third']);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
