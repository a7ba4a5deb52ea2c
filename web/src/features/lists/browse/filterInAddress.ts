import {
  type BrowseFilter,
  everything,
  type FilterTag,
  filterTags,
  SEARCH_TEXT_MAX,
  sortings,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import * as z from 'zod/mini';

/** Part of an address by anybody: what makes no sense counts as not said. */
const typeSchema = z.catch(z.enum(typeFilters), everything.type);
const sortSchema = z.catch(z.enum(sortings), everything.sort);

function tagsFrom(text: string): readonly FilterTag[] {
  const named = text.split(',');
  return filterTags.filter((tag) => named.includes(tag));
}

/** The filter that an address asks for (`?q=&type=&tags=&sort=`). */
export function parseBrowseFilter(search: string): BrowseFilter {
  const parameters = new URLSearchParams(search);
  return {
    text: (parameters.get('q') ?? '').slice(0, SEARCH_TEXT_MAX),
    type: typeSchema.parse(parameters.get('type')),
    tags: [...tagsFrom(parameters.get('tags') ?? '')],
    sort: sortSchema.parse(parameters.get('sort')),
  };
}

/** The part of an address that asks for a filter; what goes without saying is left out. */
export function formatBrowseFilter({ text, type, tags, sort }: BrowseFilter): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text);
  if (type !== everything.type) parameters.set('type', type);
  if (tags.length > 0) parameters.set('tags', filterTags.filter((tag) => tags.includes(tag)).join(','));
  if (sort !== everything.sort) parameters.set('sort', sort);
  return parameters.toString().replaceAll('%2C', ',');
}
