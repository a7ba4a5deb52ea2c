import { describe, expect, it } from 'vitest';
import { type BrowseFilter, compareBy, everything, matchesFilter } from './browseFilter.ts';

const list = {
  name: 'All winners ranked',
  description: 'From Richard to Dee: blindsides count double.',
  type: 'survivor-ranking',
  tags: ['strategic', 'spoiler'],
} as const;

const asked = (wish: Partial<BrowseFilter>, isFavorite = false) =>
  matchesFilter(list, { ...everything, ...wish }, isFavorite);

describe('a list is found', () => {
  it.each([
    ['by everything', {}],
    ['by a word of its name, in any case and with blanks around', { text: '  WiNNers ' }],
    ['by a word of its description', { text: 'blindside' }],
    ['by its type', { type: 'survivor' }],
    ['by one of its tags', { tags: ['spoiler'] }],
    ['by all of its tags', { tags: ['spoiler', 'strategic'] }],
  ] as const)('%s', (_how, wish) => {
    expect(asked({ ...wish, tags: [...('tags' in wish ? wish.tags : [])] })).toBe(true);
  });

  it('among favorites only when it is one', () => {
    expect([asked({ tags: ['favorites'] }, true), asked({ tags: ['favorites'] }, false)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a list is not found', () => {
  it('by a word of neither its name nor its description', () =>
    expect(asked({ text: 'parvati' })).toBe(false));
  it('by words that only the two together hold', () => expect(asked({ text: 'ranked from' })).toBe(false));
  it('by the other type', () => expect(asked({ type: 'season' })).toBe(false));
  it('by a tag that it lacks beside one that it has', () =>
    expect(asked({ tags: ['spoiler', 'social'] })).toBe(false));
});

describe('lists stand', () => {
  const at = (day: number, upvoteCount: number) => ({
    createdAt: `2026-01-0${day}T00:00:00.000Z`,
    upvoteCount,
  });
  const lists = [at(1, 5), at(3, 2), at(2, 5)];
  const days = (sort: BrowseFilter['sort']) =>
    lists.toSorted(compareBy(sort)).map(({ createdAt }) => Number(createdAt.slice(9, 10)));

  it('by votes, ties newest first', () => expect(days('mostVotes')).toEqual([2, 1, 3]));
  it('newest first', () => expect(days('newest')).toEqual([3, 2, 1]));
  it('oldest first', () => expect(days('oldest')).toEqual([1, 2, 3]));
});
