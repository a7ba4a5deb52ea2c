const FREE = -1;
const SLOTS_FIRST = 1024;

/** Finds the row of a key. A `Map` of a million keys would take ten times the memory. */
export class KeyIndex {
  readonly #keyOf: (row: number) => string;
  /** Rows at the positions of their keys' hashes, or the next free ones. At most half of them are used. */
  #slots = new Int32Array(SLOTS_FIRST).fill(FREE);
  #used = 0;

  constructor(keyOf: (row: number) => string) {
    this.#keyOf = keyOf;
  }

  rowOf(key: string): number | undefined {
    const row = this.#slots[this.#slotOf(key)] as number;
    return row === FREE ? undefined : row;
  }

  /** Adds a key that the index does not have. */
  add(key: string, row: number): void {
    if (this.#used * 2 >= this.#slots.length) this.#grow();
    this.#slots[this.#slotOf(key)] = row;
    this.#used += 1;
  }

  /** The position of the key, or the free one where it belongs. */
  #slotOf(key: string): number {
    const last = this.#slots.length - 1;
    for (let slot = hash(key) & last; ; slot = (slot + 1) & last) {
      const row = this.#slots[slot] as number;
      if (row === FREE || this.#keyOf(row) === key) return slot;
    }
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length * 2).fill(FREE);
    for (const row of before) {
      if (row !== FREE) this.#slots[this.#slotOf(this.#keyOf(row))] = row;
    }
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value ^ (value >>> 15);
}
