/** As many as a screen shows in two columns: who reads down the first finds the next place without scrolling back far. */
const BLOCK = 20;

type ColumnPlace = {
  /** From 1. */
  readonly row: number;
  readonly column: 1 | 2;
  /** Whether it begins a column. */
  readonly isFirst: boolean;
};

/** Where the place with this index (from 0) stands of so many, when they are read down one column and then the other. */
export function columnPlace(index: number, count: number): ColumnPlace {
  const inBlock = index % BLOCK;
  const start = index - inBlock;
  const rows = Math.ceil(Math.min(BLOCK, count - start) / 2);
  return {
    row: start / 2 + (inBlock % rows) + 1,
    column: inBlock < rows ? 1 : 2,
    isFirst: inBlock % rows === 0,
  };
}
