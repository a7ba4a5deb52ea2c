import { SEARCH_PAGE_LISTS, SEARCH_TOTAL_MAX, type SearchAnswer, type SearchRequest } from '@outrank/shared/callables';
import { parseListKey } from '@outrank/shared/firestore/documentPaths';
import type { Sorting } from '@outrank/shared/lists/browseFilter';
import { OrderedRows } from './OrderedRows.ts';
import { createListFilter, type SearchableList } from './searchableList.ts';

type Compare = (a: SearchableList, b: SearchableList) => number;

// The key breaks ties, so that no page repeats a list of another page.
const byKey: Compare = (a, b) => (a.key < b.key ? -1 : 1);
const newestFirst: Compare = (a, b) => b.createdAt - a.createdAt || byKey(a, b);
const orders: Record<Sorting, Compare> = {
  mostVotes: (a, b) => b.upvoteCount - a.upvoteCount || newestFirst(a, b),
  newest: newestFirst,
  oldest: (a, b) => a.createdAt - b.createdAt || byKey(a, b),
};

/**
 * All public lists in memory. A deleted list never returns, in whichever order changes arrive. Lists are stored in rows, in
 * order of arrival: filtering a hundred thousand that way takes a quarter of the time it takes in a sorted order.
 */
export class SearchCatalogue {
  readonly #lists: (SearchableList | undefined)[] = [];
  readonly #rows = new Map<string, number>();
  readonly #freeRows: number[] = [];
  readonly #deleted = new Set<string>();
  /** Each order is created when a search first needs it. */
  readonly #orders = new Map<Sorting, OrderedRows>();

  /** The number of lists that the database calls public. */
  get size(): number {
    return this.#rows.size;
  }

  lists(): readonly SearchableList[] {
    return this.#lists.filter((list) => list !== undefined);
  }

  /** Adds a list, or replaces its older version. */
  put(list: SearchableList): void {
    if (this.#deleted.has(list.key)) return;
    this.remove(list.key);
    const row = this.#freeRows.pop() ?? this.#lists.length;
    this.#lists[row] = list;
    this.#rows.set(list.key, row);
    for (const order of this.#orders.values()) order.add(row);
  }

  /** Removes a list that is no longer public; it may return. */
  remove(key: string): void {
    const row = this.#rows.get(key);
    if (row === undefined) return;
    this.#lists[row] = undefined;
    this.#rows.delete(key);
    this.#freeRows.push(row);
    for (const order of this.#orders.values()) order.remove(row);
  }

  /** Removes a list for good. */
  markDeleted(key: string): void {
    this.#deleted.add(key);
    this.remove(key);
  }

  /** Finds one page of the requested lists. `favorites` holds the keys of the caller's favorites. */
  find({ filter, page, userId }: SearchRequest, favorites: ReadonlySet<string>): SearchAnswer {
    const isRequested = createListFilter(filter, userId, favorites);
    const matches = this.#lists.map((list) => list !== undefined && isRequested(list));
    const found = this.#inOrder(filter.sort).filter((row) => matches[row]);
    const end = (page + 1) * SEARCH_PAGE_LISTS;
    return {
      keys: found.slice(end - SEARCH_PAGE_LISTS, end).map((row) => parseListKey(this.#at(row).key)),
      total: Math.min(found.length, SEARCH_TOTAL_MAX),
      hasMore: found.length > end,
    };
  }

  #inOrder(sort: Sorting): readonly number[] {
    const compare = (a: number, b: number) => orders[sort](this.#at(a), this.#at(b));
    const order = this.#orders.get(sort) ?? new OrderedRows(this.#rows.values(), compare);
    this.#orders.set(sort, order);
    return order.all();
  }

  #at(row: number): SearchableList {
    const list = this.#lists[row];
    if (!list) throw new Error(`Row ${row} holds no list.`);
    return list;
  }
}
