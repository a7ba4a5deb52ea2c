import {
  type BrowseFilter,
  emptyFilter,
  type FilterTag,
  filterTags,
  SEARCH_TEXT_MAX,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import * as z from 'zod/mini';

/** Anyone may write an address, so an unknown value falls back to the default. */
const typeSchema = z.catch(z.enum(typeFilters), emptyFilter.type);
const sortSchema = z.catch(z.enum(sortings), emptyFilter.sort);

function parseTags(text: string): readonly FilterTag[] {
  const names = text.split(',');
  return filterTags.filter((tag) => names.includes(tag));
}

/** Reads the filter from an address (`?q=&type=&tags=&sort=`). */
export function parseBrowseFilter(search: string): BrowseFilter {
  const parameters = new URLSearchParams(search);
  return {
    text: (parameters.get('q') ?? '').slice(0, SEARCH_TEXT_MAX),
    type: typeSchema.parse(parameters.get('type')),
    tags: [...parseTags(parameters.get('tags') ?? '')],
    sort: sortSchema.parse(parameters.get('sort')),
  };
}

/** Writes the filter as a query string, without the values that are the default. */
export function formatBrowseFilter({ text, type, tags, sort }: BrowseFilter): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text);
  if (type !== emptyFilter.type) parameters.set('type', type);
  if (tags.length > 0) parameters.set('tags', filterTags.filter((tag) => tags.includes(tag)).join(','));
  if (sort !== emptyFilter.sort) parameters.set('sort', sort);
  return parameters.toString().replaceAll('%2C', ',');
}
