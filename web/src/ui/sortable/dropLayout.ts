/** The position of a row while nothing is dragged, in pixels from the top of the list. */
export type RowBox = { top: number; height: number };

/** How a list looks while an item is dragged over it. */
export type DropLayout = {
  /** Where the item would be inserted; -1 when the list has no free slot. */
  index: number;
  shifts: number[];
  /** The vertical position of the drop indicator; undefined when a gap itself is the target. */
  indicatorY: number | undefined;
  /** The space that the list needs below its last row. */
  extraHeight: number;
};

/** Between which rows a height is: the number of rows whose middle is above it. */
export function getInsertionIndex(y: number, rows: readonly RowBox[]): number {
  return rows.filter((row) => row.top + row.height / 2 < y).length;
}

/** The row at a height: the first one above the list, the last one below it. */
export function getRowIndex(y: number, rows: readonly RowBox[]): number {
  const index = rows.findIndex((row) => y < row.top + row.height);
  return index < 0 ? Math.max(0, rows.length - 1) : index;
}

/** Stacks the rows in a new order, in which `moved` is the place of the item that is dropped. */
function stackRows(rows: readonly RowBox[], order: readonly number[], moved: number) {
  const shifts = rows.map(() => 0);
  let top = rows[0]?.top ?? 0;
  let indicatorY = 0;
  for (const index of order) {
    const row = rows[index] ?? { top: 0, height: 0 };
    shifts[index] = top - row.top;
    if (index === moved) indicatorY = top + row.height / 2;
    top += row.height;
  }
  return { shifts, indicatorY };
}

/** The layout for a row of the list: the rows between its old and its new index shift by its height. */
export function computeMoveLayout(y: number, rows: readonly RowBox[], from: number): DropLayout {
  const insertion = getInsertionIndex(y, rows);
  const index = insertion > from ? insertion - 1 : insertion;
  const order = insertShifting([...rows.keys()], from, index, from);
  return { ...stackRows(rows, order, from), index, extraHeight: 0 };
}

/** The layout for an item from outside, which is as high as a row: all rows below it shift. */
export function computeInsertLayout(y: number, rows: readonly RowBox[]): DropLayout {
  const index = getInsertionIndex(y, rows);
  const last = rows.at(-1);
  if (!last) return { index, shifts: [], indicatorY: undefined, extraHeight: 0 };
  const withItem = [...rows, { top: last.top + last.height, height: last.height }];
  const order = [...rows.keys()].toSpliced(index, 0, rows.length);
  return { ...stackRows(withItem, order, rows.length), index, extraHeight: last.height };
}

/** The layout of a list with gaps. The rows shift only as far as the gap that the item uses up. */
export function computeGapLayout(
  y: number,
  rows: readonly RowBox[],
  gaps: readonly boolean[],
  from?: number,
): DropLayout {
  const index = getRowIndex(y, rows);
  const free = findFreeIndex(gaps, index, from);
  const unshifted = { shifts: rows.map(() => 0), indicatorY: undefined, extraHeight: 0 };
  if (free < 0) return { ...unshifted, index: -1 };
  if (free === index && free !== from) return { ...unshifted, index };
  const order = insertShifting([...rows.keys()], free, index, free);
  return { ...stackRows(rows, order, free), index, extraHeight: 0 };
}

export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

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
