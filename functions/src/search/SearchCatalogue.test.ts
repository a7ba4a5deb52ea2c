import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { everything } from '@outrank/shared/lists/browseFilter';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueOf, oneList, searchAll, storedList } from '../testing/catalogues.ts';
import { SearchCatalogue } from './SearchCatalogue.ts';
import { toSearchableList } from './searchableList.ts';

const foundIn = (catalogue: SearchCatalogue) => searchAll(catalogue).keys;

describe('a page of a search', () => {
  const thirteen = catalogueOf(
    Array.from({ length: 13 }, (_, place) => ({ ...oneList, listId: `list_${place}` })),
  );
  const find = (page: number) => thirteen.find({ filter: everything, page }, new Set());

  it('holds twelve lists and tells of more', () => {
    expect(find(0)).toMatchObject({ keys: { length: 12 }, total: 13, hasMore: true });
  });
  it('ends with the last list', () => {
    expect(find(1)).toMatchObject({ keys: { length: 1 }, total: 13, hasMore: false });
  });
  it('is empty past the end', () => expect(find(2)).toEqual({ keys: [], total: 13, hasMore: false }));
});

describe('a list', () => {
  const searchable = toSearchableList(listKeyText(oneList), storedList(oneList));
  if (!searchable) throw new Error('The list of this test is not searchable.');

  it('that is private is not kept', () => {
    expect(toSearchableList('ana~list_1', { ...storedList(oneList), isPublic: false })).toBeUndefined();
  });

  it.each([
    ['is private in the older way', { ...storedList(oneList), public: false }],
    ['is no list', { ...storedList(oneList), name: 7 }],
  ])('that %s is counted, but not found', (_why, document) => {
    const hidden = toSearchableList('ana~list_2', document);
    const catalogue = catalogueOf([oneList]);
    if (hidden) catalogue.put(hidden);
    expect(catalogue.size).toBe(2);
    expect(foundIn(catalogue)).toEqual([searchable.key]);
  });

  it('is found once, in its newest version', () => {
    const catalogue = catalogueOf([oneList, { ...oneList, name: 'Renamed' }]);
    const total = (words: string) =>
      catalogue.find({ filter: { ...everything, text: words }, page: 0 }, new Set()).total;
    expect([total('renamed'), total('winners'), catalogue.size]).toEqual([1, 0, 1]);
  });

  it('moves when its votes change', () => {
    const catalogue = catalogueOf([oneList, { ...oneList, listId: 'list_2', upvoteCount: 1 }]);
    expect(foundIn(catalogue)).toEqual(['ana~list_2', 'ana~list_1']);
    catalogue.put({ ...searchable, upvoteCount: 2 });
    expect(foundIn(catalogue)).toEqual(['ana~list_1', 'ana~list_2']);
  });

  it('that was made private and public again is found again', () => {
    const catalogue = catalogueOf([oneList]);
    catalogue.remove(searchable.key);
    expect(foundIn(catalogue)).toEqual([]);
    catalogue.put(searchable);
    expect(foundIn(catalogue)).toEqual([searchable.key]);
  });

  it('that was deleted never returns, in whichever order the news arrives', () => {
    const news = fc.array(fc.constantFrom('put', 'remove'), { maxLength: 6 });
    fc.assert(
      fc.property(news, news, (before, after) => {
        const catalogue = new SearchCatalogue();
        const tell = (word: string) =>
          word === 'put' ? catalogue.put(searchable) : catalogue.remove(searchable.key);
        before.forEach(tell);
        catalogue.markDeleted(searchable.key);
        after.forEach(tell);
        expect(foundIn(catalogue)).toEqual([]);
      }),
    );
  });
});
