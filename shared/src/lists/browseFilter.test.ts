import { expect, test } from 'vitest';
import { type BrowseFilter, compareBy, emptyFilter, matchesFilter } from './browseFilter.ts';

const list = {
  name: 'All winners ranked',
  description: 'From Richard to Dee: blindsides count double.',
  type: 'survivor-ranking',
  tags: ['strategic', 'spoiler'],
} as const;

test.each<[string, Partial<BrowseFilter>, boolean, isFavorite?: boolean]>([
  ['an empty filter', {}, true],
  ['a word of its name, in any case and with blanks around', { text: '  WiNNers ' }, true],
  ['a word of its description', { text: 'blindside' }, true],
  ['a word of neither its name nor its description', { text: 'parvati' }, false],
  ['words across its name and its description', { text: 'ranked from' }, false],
  ['its type', { type: 'survivor' }, true],
  ['the other type', { type: 'season' }, false],
  ['one of its tags', { tags: ['spoiler'] }, true],
  ['all of its tags', { tags: ['spoiler', 'strategic'] }, true],
  ['a tag that it has and one that it lacks', { tags: ['spoiler', 'social'] }, false],
  ['`favorites` for a favorite of the user', { tags: ['favorites'] }, true, true],
  ['`favorites` for another list', { tags: ['favorites'] }, false],
])('whether a list matches %s', (_, changes, isMatch, isFavorite = false) => {
  expect(matchesFilter(list, { ...emptyFilter, ...changes }, isFavorite)).toBe(isMatch);
});

test.each([
  ['mostVotes', [2, 1, 3]],
  ['newest', [3, 2, 1]],
  ['oldest', [1, 2, 3]],
] as const)('sorts by %s, equal votes newest first', (sort, days) => {
  const storedOn = (day: number, upvoteCount: number) => ({ day, createdAt: `2026-01-0${day}`, upvoteCount });
  const lists = [storedOn(1, 5), storedOn(3, 2), storedOn(2, 5)];
  expect(lists.toSorted(compareBy(sort)).map(({ day }) => day)).toEqual(days);
});
