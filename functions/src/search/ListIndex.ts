import { isDeepStrictEqual } from 'node:util';
import {
  SEARCH_PAGE_LISTS,
  SEARCH_TOTAL_MAX,
  type SearchAnswer,
  type SearchRequest,
} from '@outrank/shared/callSchemas';
import { parseListKey } from '@outrank/shared/documents/list';
import type { SortOrder } from '@outrank/shared/lists/browseFilter';
import { normalizeText } from '@outrank/shared/text/text';
import { type SearchableList, toRequiredFlags } from './searchableList.ts';

type CompareLists = (a: SearchableList, b: SearchableList) => number;

// The key breaks ties, so that no page repeats a list of another page.
const byKey: CompareLists = (a, b) => (a.key < b.key ? -1 : 1);
const newest: CompareLists = (a, b) => b.createdAt - a.createdAt || byKey(a, b);
const comparisons: Record<SortOrder, CompareLists> = {
  newest,
  oldest: (a, b) => a.createdAt - b.createdAt || byKey(a, b),
  mostVotes: (a, b) => b.upvoteCount - a.upvoteCount || newest(a, b),
};

/** All public lists in memory. A search looks through them once, in the requested order. */
export class ListIndex {
  readonly #lists = new Map<string, SearchableList>();
  /** The orders that were requested since the last change. */
  readonly #sorted = new Map<SortOrder, readonly SearchableList[]>();

  constructor(lists: readonly SearchableList[] = []) {
    for (const list of lists) this.#lists.set(list.key, list);
  }

  get size(): number {
    return this.#lists.size;
  }

  lists(): SearchableList[] {
    return [...this.#lists.values()];
  }

  /** Adds a list, or replaces its older version. */
  put(list: SearchableList): void {
    // The changes of the last seconds are read again and again. Those that are known already must not cost a sort.
    if (isDeepStrictEqual(this.#lists.get(list.key), list)) return;
    this.#lists.set(list.key, list);
    this.#sorted.clear();
  }

  /** Removes a list that was deleted or is no longer public. */
  remove(key: string): void {
    if (this.#lists.delete(key)) this.#sorted.clear();
  }

  /** Finds one page of the requested lists. `favorites` holds the keys of the caller's favorites. */
  find({ filter, page, userId }: SearchRequest, favorites: ReadonlySet<string>): SearchAnswer {
    const words = normalizeText(filter.text);
    const flags = toRequiredFlags(filter);
    const owner = userId === undefined ? '' : `${userId}~`;
    const isFavoritesOnly = filter.tags.includes('favorites');
    const isRequested = (list: SearchableList) =>
      (list.flags & flags) === flags &&
      list.key.startsWith(owner) &&
      (!isFavoritesOnly || favorites.has(list.key)) &&
      list.text.includes(words);

    const end = (page + 1) * SEARCH_PAGE_LISTS;
    const most = Math.max(SEARCH_TOTAL_MAX, end + 1);
    const found: SearchableList[] = [];
    for (const list of this.#inOrder(filter.sort)) {
      if (isRequested(list)) found.push(list);
      if (found.length === most) break;
    }
    return {
      keys: found.slice(end - SEARCH_PAGE_LISTS, end).map(({ key }) => parseListKey(key)),
      total: Math.min(found.length, SEARCH_TOTAL_MAX),
      hasMore: found.length > end,
    };
  }

  #inOrder(sort: SortOrder): readonly SearchableList[] {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const sorted = this.lists().sort(comparisons[sort]);
    this.#sorted.set(sort, sorted);
    return sorted;
  }
}
