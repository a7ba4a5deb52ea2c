import { listKeyText } from '@outrank/shared/firestore/documentPaths';
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
  createCatalogue,
  createPlainSearch,
  oneList,
  randomLists,
  searchAll,
  searchedDocument,
} from '../testing/searches.ts';
import { SearchCatalogue } from './SearchCatalogue.ts';
import { toSearchableList } from './searchableList.ts';

const find = (catalogue: SearchCatalogue) => searchAll(catalogue).keys;

describe('a page of a search', () => {
  const thirteen = createCatalogue(
    Array.from({ length: 13 }, (_, index) => ({ ...oneList, listId: `list_${index}` })),
  );

  it.each([
    ['holds twelve lists and says that there are more', 0, 12, true],
    ['ends with the last list', 1, 1, false],
    ['is empty past the end', 2, 0, false],
  ])('%s', (_what, page, length, hasMore) => {
    const answer = thirteen.find({ filter: emptyFilter, page }, new Set());
    expect(answer).toMatchObject({ keys: { length }, total: 13, hasMore });
  });
});

describe('a list', () => {
  const searchable = toSearchableList(listKeyText(oneList), searchedDocument(oneList));
  if (!searchable) throw new Error('The list of this test is not searchable.');

  it('is left out when it is private', () => {
    const document = { ...searchedDocument(oneList), isPublic: false };
    expect(toSearchableList('ana~list_1', document)).toBeUndefined();
  });

  it.each([
    ['private in the older way', { public: false }],
    ['invalid', { name: 7 }],
  ])('is counted but not found when it is %s', (_why, fields) => {
    const hidden = toSearchableList('ana~list_2', { ...searchedDocument(oneList), ...fields });
    const catalogue = createCatalogue([oneList]);
    if (hidden) catalogue.put(hidden);
    expect(catalogue.size).toBe(2);
    expect(find(catalogue)).toEqual([searchable.key]);
  });

  it('is found once, in its newest version', () => {
    const catalogue = createCatalogue([oneList, { ...oneList, name: 'Renamed' }]);
    const totalOf = (text: string) => searchAll(catalogue, { ...emptyFilter, text }).total;
    expect([totalOf('renamed'), totalOf('winners'), catalogue.size]).toEqual([1, 0, 1]);
  });

  it('moves when its votes change', () => {
    const catalogue = createCatalogue([oneList, { ...oneList, listId: 'list_2', upvoteCount: 1 }]);
    expect(find(catalogue)).toEqual(['ana~list_2', 'ana~list_1']);
    catalogue.put({ ...searchable, upvoteCount: 2 });
    expect(find(catalogue)).toEqual(['ana~list_1', 'ana~list_2']);
  });

  it('is found again when it becomes public again', () => {
    const catalogue = createCatalogue([oneList]);
    catalogue.remove(searchable.key);
    expect(find(catalogue)).toEqual([]);
    catalogue.put(searchable);
    expect(find(catalogue)).toEqual([searchable.key]);
  });

  it('never returns after its deletion, in whichever order changes arrive', () => {
    const changes = fc.array(fc.constantFrom('put', 'remove'), { maxLength: 6 });
    fc.assert(
      fc.property(changes, changes, (before, after) => {
        const catalogue = new SearchCatalogue();
        const apply = (change: string) =>
          change === 'put' ? catalogue.put(searchable) : catalogue.remove(searchable.key);
        before.forEach(apply);
        catalogue.markDeleted(searchable.key);
        after.forEach(apply);
        expect(find(catalogue)).toEqual([]);
      }),
    );
  });
});

describe('the catalogue and a plain filter over the same 2,000 lists', () => {
  const lists = randomLists(2000);
  const catalogue = createCatalogue(lists);
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
      expect(searchAll(catalogue, filter, favorites)).toEqual({ keys: expected, total: expected.length });
    }
  });

  it.each(['ana', 'an', 'nobody'])('agree on the lists of %s', (userId) => {
    const filter = { ...emptyFilter, text: 'idol' };
    expect(searchAll(catalogue, filter, favorites, userId).keys).toEqual(searchPlainly(filter, userId));
  });
});
