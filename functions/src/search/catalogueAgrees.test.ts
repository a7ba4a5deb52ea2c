import {
  type BrowseFilter,
  compareBy,
  everything,
  filterTags,
  matchesFilter,
  sortings,
  typeFilters,
} from '@outrank/shared/browseFilter';
import { listKeyText } from '@outrank/shared/documentPaths';
import { isListTag, listTags, listTypes, type StoredTag } from '@outrank/shared/tags';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueOf, type SomeList, searchAll } from '../testing/catalogues.ts';

const words = fc.constantFrom('Winners', 'ranked', 'Kaôh Rōng', 'IDOL', 'blind side', "J'Tia", '?', '');
const text = fc.array(words, { maxLength: 5 }).map((chosen) => chosen.join(' '));
const someLists = fc.record({
  userId: fc.constantFrom('ana', 'ben', 'an'),
  name: text,
  description: text,
  tags: fc.subarray<StoredTag>([...listTags, 'favorites']),
  type: fc.constantFrom(...listTypes),
  isPublic: fc.constantFrom(true, true, true, false),
  createdAt: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_500 }),
  upvoteCount: fc.nat(6),
});

describe('the catalogue and a plain filter over the same 2,000 lists', () => {
  const lists: SomeList[] = fc
    .sample(someLists, { numRuns: 2000, seed: 20001108 })
    .map((list, place) => ({ ...list, listId: `list_${1000 + place}` }));
  const catalogue = catalogueOf(lists);
  const favorites = new Set(lists.filter((_, place) => place % 7 === 0).map(listKeyText));
  const publicLists = lists
    .filter(({ isPublic }) => isPublic)
    .map((list) => ({
      ...list,
      key: listKeyText(list),
      tags: list.tags.filter(isListTag),
      createdAt: new Date(list.createdAt).toISOString(),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));

  function plainly(filter: BrowseFilter, userId?: string): string[] {
    return publicLists
      .filter((list) => userId === undefined || list.userId === userId)
      .filter((list) => matchesFilter(list, filter, favorites.has(list.key)))
      .sort(compareBy(filter.sort))
      .map(({ key }) => key);
  }

  const texts = ['', '  WiNNers ', 'ranked kaoh rong', 'd', 'nowhere'];
  const tagSets = Array.from({ length: 2 ** filterTags.length }, (_, bits) =>
    filterTags.filter((_tag, place) => (bits & (1 << place)) !== 0),
  );
  const cases = texts.flatMap((words) =>
    sortings.flatMap((sort) => typeFilters.map((type) => [words, sort, type] as const)),
  );

  it.each(cases)('agree on %j, %s, %s and every set of tags', (words, sort, type) => {
    for (const tags of tagSets) {
      const filter: BrowseFilter = { text: words, type, tags, sort };
      const expected = plainly(filter);
      expect(searchAll(catalogue, filter, favorites)).toEqual({ keys: expected, total: expected.length });
    }
  });

  it.each(['ana', 'an', 'nobody'])('agree on the lists of %s', (userId) => {
    const filter = { ...everything, text: 'idol' };
    expect(searchAll(catalogue, filter, favorites, userId).keys).toEqual(plainly(filter, userId));
  });
});
