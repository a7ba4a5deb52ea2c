const ROWS_FIRST = 1024;
const GROWTH = 1.5;

/** One number for each row, in a typed array that grows. A row that was never set holds 0. */
export class NumberColumn {
  #values: Uint32Array | Float64Array;

  /** `kind` says which numbers fit: whole ones up to 32 bits, or any. */
  constructor(kind: typeof Uint32Array | typeof Float64Array) {
    this.#values = new kind(ROWS_FIRST);
  }

  at(row: number): number {
    return this.#values[row] as number;
  }

  set(row: number, value: number): void {
    if (row >= this.#values.length) {
      const before = this.#values;
      const length = Math.ceil(Math.max(row + 1, before.length * GROWTH));
      this.#values = before instanceof Float64Array ? new Float64Array(length) : new Uint32Array(length);
      this.#values.set(before);
    }
    this.#values[row] = value;
  }
}
