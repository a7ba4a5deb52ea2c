import {
  type BrowseFilter,
  everything,
  filterTags,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBrowseFilter, parseBrowseFilter } from './filterInAddress.ts';

test('an address without a question asks for everything, most votes first', () => {
  expect(parseBrowseFilter('')).toEqual({ text: '', type: 'all', tags: [], sort: 'mostVotes' });
});

test('everything needs no words in the address', () => {
  expect(formatBrowseFilter(everything)).toBe('');
});

test('blanks are no search', () => {
  expect(formatBrowseFilter({ ...everything, text: '  ' })).toBe('');
});

test('an address tells what is asked for', () => {
  const filter: BrowseFilter = {
    text: 'best winners',
    type: 'survivor',
    tags: ['favorites', 'social'],
    sort: 'oldest',
  };
  expect(formatBrowseFilter(filter)).toBe('q=best+winners&type=survivor&tags=favorites,social&sort=oldest');
});

test.each([
  ['an unknown type', '?type=island'],
  ['an unknown order', '?sort=random'],
  ['an unknown tag', '?tags=immunity'],
  ['empty parts', '?q=&type=&tags=&sort='],
  ['parts that belong to nobody', '?page=7&q'],
])('%s counts as not said', (_, search) => {
  expect(parseBrowseFilter(search)).toEqual(everything);
});

test('what makes sense stands beside what does not', () => {
  expect(parseBrowseFilter('?type=season&tags=nonsense,spoiler,spoiler&sort=9')).toEqual({
    ...everything,
    type: 'season',
    tags: ['spoiler'],
  });
});

test('a text that is too long to search for is cut', () => {
  expect(parseBrowseFilter(`?q=${'a'.repeat(201)}`).text).toHaveLength(200);
});

test('any filter comes back from its address', () => {
  const filters = fc.record({
    text: fc.string({ maxLength: 200, unit: 'grapheme-ascii' }).filter((text) => text.trim() !== ''),
    type: fc.constantFrom(...typeFilters),
    tags: fc.subarray([...filterTags]),
    sort: fc.constantFrom(...sortings),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseBrowseFilter(formatBrowseFilter(filter))).toEqual(filter);
    }),
  );
});
