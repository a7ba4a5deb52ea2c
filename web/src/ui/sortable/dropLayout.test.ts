import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeSpeed } from '#ui/drag/useEdgeScroll.ts';
import { clampIndex, gapAt, type RowBox, roomForArrival, roomForMove, rowAt } from './dropLayout.ts';

/** Rows one below the other. */
function stack(...heights: number[]): RowBox[] {
  let top = 0;
  return heights.map((height) => {
    top += height;
    return { top: top - height, height };
  });
}

test('a pointer belongs to the gap it is nearest to', () => {
  const rows = stack(60, 60, 60);
  expect([0, 29, 31, 89, 91, 149, 151, 900].map((y) => gapAt(y, rows))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('the rows between make room for one that moves down', () => {
  const room = roomForMove(200, stack(60, 60, 60, 60), 0);
  expect(room).toEqual({ index: 2, shifts: [0, -60, -60, 0], markAt: 150, extra: 0 });
});

test('the rows between make room for one that moves up', () => {
  const room = roomForMove(10, stack(60, 60, 60), 2);
  expect(room).toEqual({ index: 0, shifts: [60, 60, 0], markAt: 30, extra: 0 });
});

test('everything below makes way for what comes from outside', () => {
  expect(roomForArrival(70, stack(60, 60, 60))).toEqual({
    index: 1,
    shifts: [0, 60, 60],
    markAt: 90,
    extra: 60,
  });
  expect(roomForArrival(70, [])).toEqual({ index: 0, shifts: [], markAt: undefined, extra: 0 });
});

test('a pointer is over the row below it, above the list over the first and below it over the last', () => {
  expect([-5, 10, 59, 61, 500].map((y) => rowAt(y, stack(60, 60, 60)))).toEqual([0, 0, 0, 1, 2]);
});

test('the gap fits the moved row exactly, wherever it goes and however high the rows are', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(heights, fc.nat(), fc.integer({ min: -50, max: 6000 }), (sizes, seed, y) => {
      const rows = stack(...sizes);
      const from = seed % rows.length;
      const { index, shifts, markAt } = roomForMove(y, rows, from);
      const moved = rows[from] ?? { top: 0, height: 0 };
      const shown = rows.map((row, at) => (at === from ? -1 : row.top + (shifts[at] ?? 0)));
      const order = [...rows.keys()].filter((at) => at !== from);
      order.splice(index, 0, from);
      let top = 0;
      for (const at of order) {
        if (at === from) expect(markAt).toBe(top + moved.height / 2);
        else expect(shown[at]).toBe(top);
        top += rows[at]?.height ?? 0;
      }
    }),
  );
});

test('a wished place stays within the list', () => {
  expect([-3, 0, 2, 9].map((index) => clampIndex(index, 3))).toEqual([0, 0, 2, 2]);
});

test('the page scrolls only near an edge, and faster the nearer', () => {
  expect(edgeSpeed(400, 800)).toBe(0);
  expect(edgeSpeed(60, 800)).toBeLessThan(0);
  expect(edgeSpeed(10, 800)).toBeLessThan(edgeSpeed(60, 800));
  expect(edgeSpeed(795, 800)).toBeGreaterThan(0);
});
