import type { SearchableList } from './searchableList.ts';

export type Compare = (a: SearchableList, b: SearchableList) => number;

/** Lists in one order. What came and went since it was last asked for is merged in then: sorting a hundred thousand anew takes as long as several searches. */
export class OrderedLists {
  readonly #compare: Compare;
  #lists: readonly SearchableList[];
  readonly #come = new Set<SearchableList>();
  readonly #gone = new Set<SearchableList>();

  constructor(lists: Iterable<SearchableList>, compare: Compare) {
    this.#compare = compare;
    this.#lists = [...lists].sort(compare);
  }

  add(list: SearchableList): void {
    this.#come.add(list);
  }

  remove(list: SearchableList): void {
    if (!this.#come.delete(list)) this.#gone.add(list);
  }

  all(): readonly SearchableList[] {
    if (this.#come.size + this.#gone.size > 0) {
      this.#lists = merged(this.#standing(), [...this.#come].sort(this.#compare), this.#compare);
      this.#come.clear();
      this.#gone.clear();
    }
    return this.#lists;
  }

  #standing(): readonly SearchableList[] {
    return this.#gone.size === 0 ? this.#lists : this.#lists.filter((list) => !this.#gone.has(list));
  }
}

/** Two rows that are in order as one. */
function merged(
  standing: readonly SearchableList[],
  come: readonly SearchableList[],
  compare: Compare,
): readonly SearchableList[] {
  const all: SearchableList[] = [];
  let next = 0;
  for (const list of standing) {
    for (let fresh = come[next]; fresh && compare(fresh, list) < 0; fresh = come[next]) {
      all.push(fresh);
      next += 1;
    }
    all.push(list);
  }
  return all.concat(come.slice(next));
}
