import {
  SEARCH_PAGE_LISTS,
  SEARCH_TOTAL_MAX,
  type SearchAnswer,
  type SearchRequest,
} from '@outrank/shared/callables';
import { parseListKey } from '@outrank/shared/documents/list';
import type { Sorting } from '@outrank/shared/lists/browseFilter';
import { normalizeText } from '@outrank/shared/text/text';
import { KeyIndex } from './KeyIndex.ts';
import { NumberColumn } from './NumberColumn.ts';
import { type CompareRows, OrderedRows } from './OrderedRows.ts';
import { ABSENT, DELETED, HIDDEN, type SearchableList, toRequiredFlags } from './searchableList.ts';
import { TextColumn } from './TextColumn.ts';

/**
 * A text is common when more lists contain it than this times the square root of their number: 4,000 of a million. Then it is
 * faster to test the lists in the requested order until enough are found.
 */
const RARE_FACTOR = 4;

/**
 * All public lists in memory, in columns: a hundred thousand objects would take several times the memory. A list keeps its
 * row for good, also when it is no longer public. A deleted list never returns, in whichever order changes arrive.
 */
export class SearchCatalogue {
  readonly #keys = new TextColumn();
  readonly #texts = new TextColumn();
  readonly #flags = new NumberColumn(Uint32Array);
  readonly #upvotes = new NumberColumn(Uint32Array);
  readonly #created = new NumberColumn(Float64Array);
  readonly #index = new KeyIndex((row) => this.#keys.get(row));
  readonly #orders: Readonly<Record<Sorting, OrderedRows>>;
  #size = 0;

  constructor() {
    // The key breaks ties, so that no page repeats a list of another page.
    const byKey: CompareRows = (a, b) => (this.#keys.get(a) < this.#keys.get(b) ? -1 : 1);
    const newest: CompareRows = (a, b) => this.#created.at(b) - this.#created.at(a) || byKey(a, b);
    const oldest: CompareRows = (a, b) => this.#created.at(a) - this.#created.at(b) || byKey(a, b);
    const mostVotes: CompareRows = (a, b) => this.#upvotes.at(b) - this.#upvotes.at(a) || newest(a, b);
    this.#orders = {
      mostVotes: new OrderedRows(mostVotes),
      newest: new OrderedRows(newest),
      oldest: new OrderedRows(oldest),
    };
  }

  /** The number of lists that the database calls public. */
  get size(): number {
    return this.#size;
  }

  /** The public lists, the oldest first. */
  *lists(): Generator<SearchableList> {
    for (const row of this.#orders.oldest.all()) {
      if (this.#isPresent(row)) yield this.#at(row);
    }
  }

  /** The public list of this key. */
  get(key: string): SearchableList | undefined {
    const row = this.#index.rowOf(key);
    return row === undefined || !this.#isPresent(row) ? undefined : this.#at(row);
  }

  /** Adds a list, or replaces its older version. Gives whether that changed anything. */
  put(list: SearchableList): boolean {
    const known = this.#index.rowOf(list.key);
    const row = known ?? this.#add(list.key, list.text);
    const flags = this.#flags.at(row);
    if (flags & DELETED) return false;
    const isNewText = known !== undefined && this.#texts.get(row) !== list.text;
    if (isNewText) this.#texts.set(row, list.text);
    const isMoved = this.#created.at(row) !== list.createdAt || known === undefined;
    const isCountChanged = this.#upvotes.at(row) !== list.upvoteCount;
    this.#created.set(row, list.createdAt);
    this.#upvotes.set(row, list.upvoteCount);
    this.#flags.set(row, list.flags);
    if (flags & ABSENT) this.#size += 1;
    if (isMoved) for (const order of Object.values(this.#orders)) order.change(row);
    else if (isCountChanged) this.#orders.mostVotes.change(row);
    return isNewText || isMoved || isCountChanged || flags !== list.flags;
  }

  /** Removes a list that is no longer public; it may return. Gives whether it was there. */
  remove(key: string): boolean {
    const row = this.#index.rowOf(key);
    if (row === undefined || !this.#isPresent(row)) return false;
    this.#flags.set(row, ABSENT);
    this.#size -= 1;
    return true;
  }

  /** Removes a list for good. Gives whether it was there. */
  markDeleted(key: string): boolean {
    const wasThere = this.remove(key);
    this.#flags.set(this.#index.rowOf(key) ?? this.#add(key, ''), ABSENT | DELETED);
    return wasThere;
  }

  /** Sorts what changed, which the next search would do otherwise. */
  sort(): void {
    for (const order of Object.values(this.#orders)) order.all();
  }

  /** Finds one page of the requested lists. `favorites` holds the keys of the caller's favorites. */
  find({ filter, page, userId }: SearchRequest, favorites: ReadonlySet<string>): SearchAnswer {
    const words = Buffer.from(normalizeText(filter.text));
    const owner = userId === undefined ? '' : `${userId}~`;
    const isFavoritesOnly = filter.tags.includes('favorites');
    const flags = toRequiredFlags(filter);
    const isRequested = (row: number) =>
      (this.#flags.at(row) & (flags | HIDDEN | ABSENT)) === flags &&
      (owner === '' || this.#keys.get(row).startsWith(owner)) &&
      this.#texts.includes(row, words);

    const end = (page + 1) * SEARCH_PAGE_LISTS;
    const order = this.#orders[filter.sort];
    const few = this.#findFew(words, owner, isFavoritesOnly ? favorites : undefined);
    const found = few
      ? few.filter(isRequested).sort(order.compare)
      : takeWhere(order.all(), isRequested, Math.max(SEARCH_TOTAL_MAX, end + 1));
    return {
      keys: found.slice(end - SEARCH_PAGE_LISTS, end).map((row) => parseListKey(this.#keys.get(row))),
      total: Math.min(found.length, SEARCH_TOTAL_MAX),
      hasMore: found.length > end,
    };
  }

  /** The rows that may be requested, in any order, or undefined when they are too many or all. */
  #findFew(words: Buffer, owner: string, favorites: ReadonlySet<string> | undefined): number[] | undefined {
    if (favorites) {
      const rows = [...favorites].map((key) => this.#index.rowOf(key));
      return rows.filter((row) => row !== undefined);
    }
    const most = RARE_FACTOR * Math.sqrt(this.#keys.length);
    if (owner !== '') return this.#keys.findRowsStartingWith(owner, most);
    return words.length === 0 ? undefined : this.#texts.findRows(words, most);
  }

  #add(key: string, text: string): number {
    const row = this.#keys.length;
    this.#keys.push(key);
    this.#texts.push(text);
    this.#flags.set(row, ABSENT);
    this.#index.add(key, row);
    return row;
  }

  #isPresent(row: number): boolean {
    return (this.#flags.at(row) & ABSENT) === 0;
  }

  #at(row: number): SearchableList {
    return {
      key: this.#keys.get(row),
      text: this.#texts.get(row),
      flags: this.#flags.at(row),
      createdAt: this.#created.at(row),
      upvoteCount: this.#upvotes.at(row),
    };
  }
}

function takeWhere(rows: Uint32Array, isWanted: (row: number) => boolean, most: number): number[] {
  const taken: number[] = [];
  for (const row of rows) {
    if (!isWanted(row)) continue;
    taken.push(row);
    if (taken.length === most) break;
  }
  return taken;
}
