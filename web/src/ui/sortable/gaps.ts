/*
 * A list with gaps has a fixed number of slots, some of them empty. An item that is put on a gap fills it. An item that
 * is put on another item shifts that one and its neighbors by one slot, as far as the next gap; all others stay.
 */

/**
 * The empty slot that an item put at `at` uses up. For a row that moves: its old slot `from`, or the first gap on the way
 * there. For a new item: the next gap below, else the next one above, else -1.
 */
export function findFreeIndex(gaps: readonly boolean[], at: number, from?: number): number {
  if (from === undefined) {
    const below = gaps.indexOf(true, at);
    return below >= 0 ? below : gaps.lastIndexOf(true, at);
  }
  const step = Math.sign(from - at);
  let index = at;
  while (index !== from && !gaps[index]) index += step;
  return index;
}

/** Puts an item at `at` and shifts the items between `at` and `free` into the free slot. */
export function insertShifting<Item>(items: readonly Item[], item: Item, at: number, free: number): Item[] {
  return items.toSpliced(free, 1).toSpliced(at, 0, item);
}
