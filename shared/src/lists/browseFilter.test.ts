import { expect, test } from 'vitest';
import { type BrowseFilter, compareBy, emptyFilter, matchesFilter } from './browseFilter.ts';

const list = {
  name: 'All winners ranked',
  description: 'From Richard to Dee: blindsides count double.',
  type: 'survivor-ranking',
  tags: ['strategic', 'spoiler'],
} as const;

const matches = (changes: Partial<BrowseFilter>, isFavorite = false) =>
  matchesFilter(list, { ...emptyFilter, ...changes }, isFavorite);

test.each<[string, Partial<BrowseFilter>]>([
  ['an empty filter', {}],
  ['a word of its name, in any case and with blanks around', { text: '  WiNNers ' }],
  ['a word of its description', { text: 'blindside' }],
  ['its type', { type: 'survivor' }],
  ['one of its tags', { tags: ['spoiler'] }],
  ['all of its tags', { tags: ['spoiler', 'strategic'] }],
])('a list matches %s', (_, filter) => {
  expect(matches(filter)).toBe(true);
});

test.each<[string, Partial<BrowseFilter>]>([
  ['a word of neither its name nor its description', { text: 'parvati' }],
  ['words across its name and its description', { text: 'ranked from' }],
  ['the other type', { type: 'season' }],
  ['a tag that it has and one that it lacks', { tags: ['spoiler', 'social'] }],
])('a list does not match %s', (_, filter) => {
  expect(matches(filter)).toBe(false);
});

test('a list matches `favorites` only when it is a favorite of the user', () => {
  expect(matches({ tags: ['favorites'] }, true)).toBe(true);
  expect(matches({ tags: ['favorites'] }, false)).toBe(false);
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
