import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import {
  type BrowseFilter,
  everything,
  filterTags,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { describe, expect, it } from 'vitest';
import { catalogueOf, searchAll } from '../testing/catalogues.ts';
import { plainSearch, randomLists } from '../testing/randomLists.ts';

describe('the catalogue and a plain filter over the same 2,000 lists', () => {
  const lists = randomLists(2000);
  const catalogue = catalogueOf(lists);
  const favorites = new Set(lists.filter((_, place) => place % 7 === 0).map(listKeyText));
  const plainly = plainSearch(lists, favorites);

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
