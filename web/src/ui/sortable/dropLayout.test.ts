import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampIndex,
  computeGapLayout,
  computeInsertLayout,
  computeMoveLayout,
  findFreeIndex,
  getInsertionIndex,
  getRowIndex,
  insertShifting,
  type RowBox,
} from './dropLayout.ts';

/** Rows without space between them. */
function stack(...heights: number[]): RowBox[] {
  let top = 0;
  return heights.map((height) => {
    top += height;
    return { top: top - height, height };
  });
}

const rows = stack(60, 60, 60);
/** `A.C` is a list of three slots whose middle one is empty. */
const toGaps = (slots: string) => [...slots].map((item) => item === '.');

test('finds the nearest insertion index, the row at a height, and an index within the list', () => {
  const heights = [0, 29, 31, 89, 91, 149, 151, 900];
  expect(heights.map((y) => getInsertionIndex(y, rows))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect([-5, 10, 59, 61, 500].map((y) => getRowIndex(y, rows))).toEqual([0, 0, 0, 1, 2]);
  expect([-3, 0, 2, 9].map((index) => clampIndex(index, 3))).toEqual([0, 0, 2, 2]);
});

const list = (slots: string) => [stack(...[...slots].map(() => 60)), toGaps(slots)] as const;

test.each([
  ['a row moved down', computeMoveLayout(200, stack(60, 60, 60, 60), 0), 2, [120, -60, -60, 0], 150, 0],
  ['a row moved up', computeMoveLayout(10, rows, 2), 0, [60, 60, -120], 30, 0],
  ['an item from outside', computeInsertLayout(70, rows), 1, [0, 60, 60, -120], 90, 60],
  ['the first item of an empty list', computeInsertLayout(70, []), 0, [], undefined, 0],
  ['a row moved onto a gap', computeGapLayout(70, ...list('A.C'), 2), 1, [0, 0, 0], undefined, 0],
  ['a row moved among items', computeGapLayout(10, ...list('ABC'), 2), 0, [60, 60, -120], 30, 0],
  ['a gap between', computeGapLayout(10, ...list('AB.DE'), 4), 0, [60, 60, -120, 0, 0], 30, 0],
  ['a list without a gap', computeGapLayout(10, ...list('ABC')), -1, [0, 0, 0], undefined, 0],
])('computes the layout for %s', (_, layout, index, shifts, indicatorY, extraHeight) => {
  expect(layout).toEqual({ index, shifts, indicatorY, extraHeight });
});

test('opens a gap that fits the moved row exactly, for rows of any height', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(heights, fc.nat(), fc.integer({ min: -50, max: 6000 }), (sizes, seed, y) => {
      const boxes = stack(...sizes);
      const from = seed % boxes.length;
      const { index, shifts, indicatorY } = computeMoveLayout(y, boxes, from);
      const order = [...boxes.keys()].filter((row) => row !== from).toSpliced(index, 0, from);
      let top = 0;
      for (const row of order) {
        const box = boxes[row] as RowBox;
        if (row === from) expect(indicatorY).toBe(top + box.height / 2);
        else expect(box.top + (shifts[row] ?? 0)).toBe(top);
        top += box.height;
      }
    }),
  );
});

/** Inserts `X` as the reducers do. */
function insert(slots: string, at: number): string {
  const free = findFreeIndex(toGaps(slots), at);
  return free < 0 ? slots : insertShifting([...slots], 'X', at, free).join('');
}

test.each([
  ['fills a gap without a shift', 'A.C.', 1, 'AXC.'],
  ['shifts items down to the next gap below', 'ABC..', 1, 'AXBC.'],
  ['shifts items up when there is no gap below', '.BCD', 2, 'BCXD'],
  ['changes nothing in a full list', 'ABC', 1, 'ABC'],
])('an insertion %s', (_, before, at, after) => {
  expect(insert(before, at)).toBe(after);
});

test('an insertion keeps every item, their order and the number of slots', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), fc.nat(), (isFilled, seed) => {
      const before = isFilled.map((filled, slot) => (filled ? String.fromCharCode(97 + slot) : '.')).join('');
      const at = seed % isFilled.length;
      const after = insert(before, at);
      expect(after.replace('X', '').replaceAll('.', '')).toBe(before.replaceAll('.', ''));
      expect(after).toHaveLength(before.length);
      expect(after[at] === 'X').toBe(before.includes('.'));
    }),
  );
});
