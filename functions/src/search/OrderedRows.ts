export type CompareRows = (a: number, b: number) => number;

/**
 * Row indices, kept sorted. Changes are collected and merged in at once: sorting a hundred thousand rows again takes as long
 * as many searches.
 */
export class OrderedRows {
  readonly compare: CompareRows;
  #rows = new Uint32Array();
  #changed: number[] = [];

  constructor(compare: CompareRows) {
    this.compare = compare;
  }

  /** Says that a row is new, or that it has other values than before. */
  change(row: number): void {
    this.#changed.push(row);
  }

  all(): Uint32Array {
    if (this.#changed.length > 0) this.#merge();
    return this.#rows;
  }

  #merge(): void {
    const changed = [...new Set(this.#changed)].sort(this.compare);
    const remaining = withoutRows(this.#rows, changed);
    this.#changed = [];
    this.#rows = new Uint32Array(remaining.length + changed.length);
    let copied = 0;
    for (const [index, row] of changed.entries()) {
      const position = findPosition(remaining, copied, row, this.compare);
      this.#rows.set(remaining.subarray(copied, position), copied + index);
      this.#rows[position + index] = row;
      copied = position;
    }
    this.#rows.set(remaining.subarray(copied), copied + changed.length);
  }
}

function withoutRows(rows: Uint32Array, removed: readonly number[]): Uint32Array {
  const isRemoved = new Uint8Array(1 + removed.reduce((last, row) => Math.max(last, row), 0));
  for (const row of removed) isRemoved[row] = 1;
  const remaining = new Uint32Array(rows.length);
  let length = 0;
  for (const row of rows) {
    if (isRemoved[row] === 1) continue;
    remaining[length] = row;
    length += 1;
  }
  return remaining.subarray(0, length);
}

/** The first position from `from` on whose row comes after the given one. */
function findPosition(rows: Uint32Array, from: number, row: number, compare: CompareRows): number {
  let [first, end] = [from, rows.length];
  while (first < end) {
    const middle = (first + end) >>> 1;
    if (compare(rows[middle] as number, row) < 0) first = middle + 1;
    else end = middle;
  }
  return first;
}
