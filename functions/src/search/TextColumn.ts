import { addToFilter, createFilter, filterBitsOf, type GroupFilter, hasAllBits } from './groupFilter.ts';
import { NumberColumn } from './NumberColumn.ts';

/** Rows whose texts lie behind each other in one buffer. A power of two. */
const GROUP_ROWS = 64;
/** Ends each text, so that nothing is found across two of them. No UTF-8 contains this byte. */
const END = 0xff;
const END_BYTE = Buffer.of(END);

/**
 * One text for each row, as UTF-8, in buffers of 64 rows. A search skips the buffers that lack three bytes of the searched
 * text, which leaves few of them for a rare word.
 */
export class TextColumn {
  /** Each starts with `END` and may have unused bytes after its last text. */
  readonly #groups: Buffer[] = [];
  readonly #filters: GroupFilter[] = [];
  /** Where each row's text ends in the buffer of its group. The next one starts one byte later. */
  readonly #ends = new NumberColumn(Uint32Array);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get(row: number): string {
    return this.#groupOf(row).toString('utf8', this.#startOf(row), this.#ends.at(row));
  }

  /** Adds a row. */
  push(text: string): void {
    const row = this.#length;
    if (row % GROUP_ROWS === 0) {
      this.#trimLastGroup();
      this.#groups.push(Buffer.from(END_BYTE));
      this.#filters.push(createFilter());
    }
    const start = this.#startOf(row);
    const end = start + Buffer.byteLength(text);
    let group = this.#groupOf(row);
    if (end >= group.length) {
      group = joinBytes((end + 1) * 2, group);
      this.#groups[this.#groups.length - 1] = group;
    }
    group.write(text, start);
    group[end] = END;
    this.#ends.set(row, end);
    addToFilter(this.#filterOf(row), group, start - 1, end + 1);
    this.#length += 1;
  }

  /** Replaces the text of a row. */
  set(row: number, text: string): void {
    const index = Math.floor(row / GROUP_ROWS);
    const lastRow = Math.min(this.#length, (index + 1) * GROUP_ROWS) - 1;
    const group = this.#groupOf(row);
    const before = group.subarray(0, this.#startOf(row));
    const after = group.subarray(this.#ends.at(row), this.#ends.at(lastRow) + 1);
    const bytes = Buffer.from(text);
    const replaced = joinBytes(before.length + bytes.length + after.length, before, bytes, after);
    const moved = before.length + bytes.length - this.#ends.at(row);
    for (let other = row; other <= lastRow; other += 1) this.#ends.set(other, this.#ends.at(other) + moved);
    this.#groups[index] = replaced;
    this.#filters[index] = createFilter();
    addToFilter(this.#filterOf(row), replaced, 0, replaced.length);
  }

  /** Whether the row's text contains these bytes. */
  includes(row: number, bytes: Uint8Array): boolean {
    const group = this.#groupOf(row);
    const last = this.#ends.at(row) - bytes.length;
    const first = bytes[0];
    for (let at = this.#startOf(row); at <= last; at += 1) {
      if (group[at] === first && isAt(group, at, bytes)) return true;
    }
    return bytes.length === 0;
  }

  /** The rows whose texts contain these bytes, in order, or undefined when they are more than `most`. */
  findRows(bytes: Uint8Array, most: number): number[] | undefined {
    const bits = filterBitsOf(bytes);
    const found: number[] = [];
    for (const [index, filter] of this.#filters.entries()) {
      if (!hasAllBits(filter, bits)) continue;
      this.#findInGroup(index, bytes, found);
      if (found.length > most) return undefined;
    }
    return found;
  }

  /** The rows whose texts start with this text, in order, or undefined when they are more than `most`. */
  findRowsStartingWith(text: string, most: number): number[] | undefined {
    return this.findRows(Buffer.concat([END_BYTE, Buffer.from(text)]), most);
  }

  #findInGroup(index: number, bytes: Uint8Array, found: number[]): void {
    const group = this.#groups[index] as Buffer;
    const end = Math.min(this.#length, (index + 1) * GROUP_ROWS);
    let row = index * GROUP_ROWS;
    for (
      let at = group.indexOf(bytes);
      at >= 0 && row < end;
      at = group.indexOf(bytes, this.#ends.at(row - 1))
    ) {
      while (row < end && this.#ends.at(row) <= at) row += 1;
      if (row < end) found.push(row);
      row += 1;
    }
  }

  #trimLastGroup(): void {
    const last = this.#groups.length - 1;
    const group = this.#groups[last];
    if (!group) return;
    const used = this.#ends.at(this.#length - 1) + 1;
    this.#groups[last] = joinBytes(used, group.subarray(0, used));
  }

  #startOf(row: number): number {
    return row % GROUP_ROWS === 0 ? 1 : this.#ends.at(row - 1) + 1;
  }

  #groupOf(row: number): Buffer {
    return this.#groups[Math.floor(row / GROUP_ROWS)] as Buffer;
  }

  #filterOf(row: number): GroupFilter {
    return this.#filters[Math.floor(row / GROUP_ROWS)] as GroupFilter;
  }
}

function isAt(group: Buffer, start: number, bytes: Uint8Array): boolean {
  for (let index = 1; index < bytes.length; index += 1) {
    if (group[start + index] !== bytes[index]) return false;
  }
  return true;
}

// `Buffer.concat` would cut small buffers from shared ones, which one of them keeps in memory.
function joinBytes(length: number, ...parts: readonly Buffer[]): Buffer {
  const joined = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of parts) at += part.copy(joined, at);
  return joined;
}
