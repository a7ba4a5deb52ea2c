/** Sorting all of so many takes long, so the top ten is suggested. */
const LONG_LIST = 24;
const SUGGESTED_TOP = 10;
const TOPS = [5, SUGGESTED_TOP, 20];

/** What can be sorted: all items (null), or so many of the best where that saves questions. */
export function listTops(count: number): readonly (number | null)[] {
  return [null, ...TOPS.filter((top) => top * 2 <= count)];
}

export function suggestTop(count: number): number | null {
  return count > LONG_LIST ? SUGGESTED_TOP : null;
}
