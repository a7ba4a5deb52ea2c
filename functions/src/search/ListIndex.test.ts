import { SEARCH_TOTAL_MAX } from '@outrank/shared/callSchemas';
import { listKeyText } from '@outrank/shared/documents/list';
import {
  type BrowseFilter,
  emptyFilter,
  filterTags,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createListIndex,
  createPlainSearch,
  oneList,
  randomLists,
  type SearchedList,
  searchAll,
  searchedDocument,
} from '../testing/searches.ts';
import { ListIndex } from './ListIndex.ts';
import { toSearchableList } from './searchableList.ts';

const find = (listIndex: ListIndex) => searchAll(listIndex).keys;

describe('a list', () => {
  const searchable = toSearchableList(listKeyText(oneList), searchedDocument(oneList));
  if (!searchable) throw new Error('The list of this test is not searchable.');

  it.each([
    ['private in the older way', { public: false }],
    ['invalid', { name: 7 }],
  ])('is counted but not found when it is %s', (_why, fields) => {
    const hidden = toSearchableList('ana~list_2', { ...searchedDocument(oneList), ...fields });
    const listIndex = createListIndex([oneList]);
    if (hidden) listIndex.put(hidden);
    expect(listIndex.size).toBe(2);
    expect(find(listIndex)).toEqual([searchable.key]);
  });

  it('never returns after its deletion, in whichever order changes arrive', () => {
    const changes = fc.array(fc.constantFrom('put', 'remove'), { maxLength: 6 });
    fc.assert(
      fc.property(changes, changes, (before, after) => {
        const listIndex = new ListIndex();
        const apply = (change: string) =>
          change === 'put' ? listIndex.put(searchable) : listIndex.remove(searchable.key);
        before.forEach(apply);
        listIndex.markDeleted(searchable.key);
        after.forEach(apply);
        expect(find(listIndex)).toEqual([]);
      }),
    );
  });
});

it('finds the newest version of each list in the order of a plain sort, after any changes and searches', () => {
  const anyChange = fc.record({
    listId: fc.integer({ max: 9 }).map((number) => `list_${number}`),
    name: fc.constantFrom('Winners', 'Idols'),
    upvoteCount: fc.nat(3),
    isPublic: fc.constantFrom(true, true, false),
    searched: fc.constantFrom(...sortings, undefined),
  });
  fc.assert(
    fc.property(fc.array(anyChange, { size: 'medium' }), (changes) => {
      const listIndex = new ListIndex();
      const current = new Map<string, SearchedList>();
      for (const { searched, ...change } of changes) {
        const list = { ...oneList, ...change };
        const key = listKeyText(list);
        const searchable = toSearchableList(key, searchedDocument(list));
        if (searchable) listIndex.put(searchable);
        else listIndex.remove(key);
        current.set(key, list);
        if (searched) searchAll(listIndex, { ...emptyFilter, sort: searched });
      }
      const searchPlainly = createPlainSearch([...current.values()], new Set());
      for (const filter of sortings.map((sort) => ({ ...emptyFilter, text: 'winners', sort })))
        expect(searchAll(listIndex, filter).keys).toEqual(searchPlainly(filter));
      expect(listIndex.size).toBe(searchPlainly(emptyFilter).length);
    }),
  );
});

describe('the list index and a plain filter over the same 2,000 lists', () => {
  const lists = randomLists(2000);
  const listIndex = createListIndex(lists);
  const favorites = new Set(lists.filter((_, index) => index % 7 === 0).map(listKeyText));
  const searchPlainly = createPlainSearch(lists, favorites);

  const texts = ['', '  WiNNers ', 'ranked kaoh rong', 'd', 'nowhere'];
  const tagSets = Array.from({ length: 2 ** filterTags.length }, (_, bits) =>
    filterTags.filter((_tag, bit) => (bits & (1 << bit)) !== 0),
  );
  const cases = texts.flatMap((text) =>
    sortings.flatMap((sort) => typeFilters.map((type) => [text, sort, type] as const)),
  );

  it.each(cases)('agree on %j, %s, %s and every set of tags', (text, sort, type) => {
    for (const tags of tagSets) {
      const filter: BrowseFilter = { text, type, tags, sort };
      const expected = searchPlainly(filter);
      expect(searchAll(listIndex, filter, favorites)).toEqual({
        keys: expected,
        total: Math.min(expected.length, SEARCH_TOTAL_MAX),
      });
    }
  });

  it.each(['ana', 'an', 'nobody'])('agree on the lists of %s', (userId) => {
    const filter = { ...emptyFilter, text: 'idol' };
    expect(searchAll(listIndex, filter, favorites, userId).keys).toEqual(searchPlainly(filter, userId));
  });
});
