export type CompareRows = (a: number, b: number) => number;

/**
 * Row indices, kept sorted. Changes are collected and merged in when the order is read next: sorting a hundred thousand rows
 * again takes as long as several searches.
 */
export class OrderedRows {
  readonly #compare: CompareRows;
  #rows: readonly number[];
  readonly #added = new Set<number>();
  readonly #removed = new Set<number>();

  constructor(rows: Iterable<number>, compare: CompareRows) {
    this.#compare = compare;
    this.#rows = [...rows].sort(compare);
  }

  add(row: number): void {
    this.#added.add(row);
  }

  /** Removes a row index, which may be added again for another list. */
  remove(row: number): void {
    if (!this.#added.delete(row)) this.#removed.add(row);
  }

  all(): readonly number[] {
    if (this.#added.size + this.#removed.size > 0) {
      const remaining =
        this.#removed.size === 0 ? this.#rows : this.#rows.filter((row) => !this.#removed.has(row));
      this.#rows = mergeSorted(remaining, [...this.#added].sort(this.#compare), this.#compare);
      this.#added.clear();
      this.#removed.clear();
    }
    return this.#rows;
  }
}

function mergeSorted(
  rows: readonly number[],
  added: readonly number[],
  compare: CompareRows,
): readonly number[] {
  const merged: number[] = [];
  let next = 0;
  for (const row of rows) {
    for (let first = added[next]; first !== undefined && compare(first, row) < 0; first = added[next]) {
      merged.push(first);
      next += 1;
    }
    merged.push(row);
  }
  return merged.concat(added.slice(next));
}
