/** Bits that say which three bytes in a row may occur in a text. A power of two. */
const BITS_LOG2 = 12;

/** Tells in a few steps that a text lacks a searched one. It may say that a text has what it lacks. */
export type GroupFilter = Uint32Array;

export function createFilter(): GroupFilter {
  return new Uint32Array(2 ** BITS_LOG2 / 32);
}

/** Adds all that occurs in the bytes from `start` to `end`. */
export function addToFilter(filter: GroupFilter, bytes: Uint8Array, start: number, end: number): void {
  for (let at = start; at + 2 < end; at += 1) {
    const bit = bitAt(bytes, at);
    (filter[bit >>> 5] as number) |= 1 << (bit & 31);
  }
}

/** The bits that a filter must have for the bytes to occur in its texts: none for fewer than three bytes. */
export function filterBitsOf(bytes: Uint8Array): readonly number[] {
  return Array.from({ length: Math.max(0, bytes.length - 2) }, (_, at) => bitAt(bytes, at));
}

export function hasAllBits(filter: GroupFilter, bits: readonly number[]): boolean {
  for (const bit of bits) {
    if (((filter[bit >>> 5] as number) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

// Multiplying by the golden ratio spreads similar letters over all bits.
function bitAt(bytes: Uint8Array, at: number): number {
  const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
  return Math.imul(three, 0x9e3779b1) >>> (32 - BITS_LOG2);
}
