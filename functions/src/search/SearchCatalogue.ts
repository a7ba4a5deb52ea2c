import type { Sorting } from '@outrank/shared/browseFilter';
import { SEARCH_PAGE_LISTS, type SearchAnswer, type SearchRequest } from '@outrank/shared/callables';
import { listKeyOf } from '@outrank/shared/documentPaths';
import { type Compare, OrderedLists } from './OrderedLists.ts';
import { type SearchableList, wishFor } from './searchableList.ts';

// Equal lists stand by their keys, so that no page repeats what another one showed.
const byKey: Compare = (a, b) => (a.key < b.key ? -1 : 1);
const newestFirst: Compare = (a, b) => b.createdAt - a.createdAt || byKey(a, b);
const orders: Record<Sorting, Compare> = {
  mostVotes: (a, b) => b.upvoteCount - a.upvoteCount || newestFirst(a, b),
  newest: newestFirst,
  oldest: (a, b) => a.createdAt - b.createdAt || byKey(a, b),
};

/** All public lists in memory. What was buried never comes back, in whichever order the news arrives. */
export class SearchCatalogue {
  readonly #lists = new Map<string, SearchableList>();
  readonly #buried = new Set<string>();
  /** Made when first asked for. */
  readonly #orders = new Map<Sorting, OrderedLists>();

  /** How many lists the database calls public. */
  get size(): number {
    return this.#lists.size;
  }

  lists(): Iterable<SearchableList> {
    return this.#lists.values();
  }

  /** Takes a list in, or its newer version. */
  put(list: SearchableList): void {
    if (this.#buried.has(list.key)) return;
    this.remove(list.key);
    this.#lists.set(list.key, list);
    for (const order of this.#orders.values()) order.add(list);
  }

  /** Takes out a list that is not to be found now; it may return. */
  remove(key: string): void {
    const list = this.#lists.get(key);
    if (!list) return;
    this.#lists.delete(key);
    for (const order of this.#orders.values()) order.remove(list);
  }

  /** Takes out a list that was deleted. */
  bury(key: string): void {
    this.#buried.add(key);
    this.remove(key);
  }

  /** One page of the lists that the request asks for. `favorites` are the keys of the caller's. */
  find({ filter, page, userId }: SearchRequest, favorites: ReadonlySet<string>): SearchAnswer {
    const isWished = wishFor(filter, userId, favorites);
    const found = this.#inOrder(filter.sort).filter(isWished);
    const end = (page + 1) * SEARCH_PAGE_LISTS;
    return {
      keys: found.slice(end - SEARCH_PAGE_LISTS, end).map(({ key }) => listKeyOf(key)),
      total: found.length,
      hasMore: found.length > end,
    };
  }

  #inOrder(sort: Sorting): readonly SearchableList[] {
    const order = this.#orders.get(sort) ?? new OrderedLists(this.#lists.values(), orders[sort]);
    this.#orders.set(sort, order);
    return order.all();
  }
}
