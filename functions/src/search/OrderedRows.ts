export type CompareRows = (a: number, b: number) => number;

/** Row numbers in one order of what stands there. What came and went since it was last asked for is merged in then: sorting a hundred thousand anew takes as long as several searches. */
export class OrderedRows {
  readonly #compare: CompareRows;
  #rows: readonly number[];
  readonly #come = new Set<number>();
  readonly #gone = new Set<number>();

  constructor(rows: Iterable<number>, compare: CompareRows) {
    this.#compare = compare;
    this.#rows = [...rows].sort(compare);
  }

  add(row: number): void {
    this.#come.add(row);
  }

  /** Takes a row out, in which something else may stand from now on. */
  remove(row: number): void {
    if (!this.#come.delete(row)) this.#gone.add(row);
  }

  all(): readonly number[] {
    if (this.#come.size + this.#gone.size > 0) {
      this.#rows = merged(this.#standing(), [...this.#come].sort(this.#compare), this.#compare);
      this.#come.clear();
      this.#gone.clear();
    }
    return this.#rows;
  }

  #standing(): readonly number[] {
    return this.#gone.size === 0 ? this.#rows : this.#rows.filter((row) => !this.#gone.has(row));
  }
}

/** Two sequences that are in order as one. */
function merged(
  standing: readonly number[],
  come: readonly number[],
  compare: CompareRows,
): readonly number[] {
  const all: number[] = [];
  let next = 0;
  for (const row of standing) {
    for (let fresh = come[next]; fresh !== undefined && compare(fresh, row) < 0; fresh = come[next]) {
      all.push(fresh);
      next += 1;
    }
    all.push(row);
  }
  return all.concat(come.slice(next));
}
