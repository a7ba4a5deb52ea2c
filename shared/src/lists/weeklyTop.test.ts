import { expect, test, vi } from 'vitest';
import { storedList, storedTime } from './testing/storedList.ts';
import { parseWeeklyTop } from './weeklyTop.ts';

const parseNames = (...lists: readonly object[]) =>
  parseWeeklyTop({ lists: lists.map(storedList), computedAt: storedTime }).map(({ name }) => name);

test('keeps the order of the lists', () => {
  expect(parseNames({ name: 'First' }, { name: 'Second' })).toEqual(['First', 'Second']);
});

test('is empty when the document is missing, and throws when it is malformed', () => {
  expect(parseWeeklyTop(undefined)).toEqual([]);
  expect(() => parseWeeklyTop({ top: [] })).toThrow();
});

test.each([
  ['a hidden list', { isPublic: false }, 0],
  ['a list that the older field hides', { public: false }, 0],
  ['a broken list, with a warning', { upvoteCount: 'many' }, 1],
])('skips %s', (_, changes, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  expect(parseNames({ name: 'First' }, changes, { name: 'Third' })).toEqual(['First', 'Third']);
  expect(warn).toHaveBeenCalledTimes(warnings);
  warn.mockRestore();
});
