import {
  type BrowseFilter,
  emptyFilter,
  filterTags,
  sortOrders,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBrowseFilter, parseBrowseFilter } from './useBrowseFilter.ts';

test('an address without parameters means every list, most votes first', () => {
  expect(parseBrowseFilter('')).toEqual({ text: '', type: 'all', tags: [], sort: 'mostVotes' });
});

test.each<[string, Partial<BrowseFilter>, string]>([
  ['the default filter', {}, ''],
  ['a blank text', { text: '  ' }, ''],
  [
    'a full filter',
    { text: 'best winners', type: 'survivor', tags: ['favorites', 'social'], sort: 'oldest' },
    'q=best+winners&type=survivor&tags=favorites,social&sort=oldest',
  ],
])('%s is written as its parameters', (_, change, search) => {
  expect(formatBrowseFilter({ ...emptyFilter, ...change })).toBe(search);
});

test.each<[string, string, Partial<BrowseFilter>]>([
  ['an unknown type', '?type=island', {}],
  ['an unknown sort order', '?sort=random', {}],
  ['an unknown tag', '?tags=immunity', {}],
  ['empty values', '?q=&type=&tags=&sort=', {}],
  ['unknown parameters', '?page=7&q', {}],
  ['the end of a text that is too long', `?q=${'a'.repeat(201)}`, { text: 'a'.repeat(200) }],
  ['an unknown and a repeated tag', '?tags=nonsense,spoiler,spoiler&sort=9', { tags: ['spoiler'] }],
])('ignores %s', (_, search, change) => {
  expect(parseBrowseFilter(search)).toEqual({ ...emptyFilter, ...change });
});

test('any filter survives being written and read', () => {
  const filters = fc.record({
    text: fc.string({ maxLength: 200, unit: 'grapheme-ascii' }).filter((text) => text.trim() !== ''),
    type: fc.constantFrom(...typeFilters),
    tags: fc.subarray([...filterTags]),
    sort: fc.constantFrom(...sortOrders),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseBrowseFilter(formatBrowseFilter(filter))).toEqual(filter);
    }),
  );
});
