import { expect, test } from 'vitest';
import { columnPlace } from './columnPlace.ts';

/** The places (from 0) of each column from top to bottom, with a mark before each that begins one. */
function columns(count: number): string[] {
  const places = Array.from({ length: count }, (_, index) => ({ index, ...columnPlace(index, count) }));
  return [1, 2].map((column) =>
    places
      .filter((place) => place.column === column)
      .sort((a, b) => a.row - b.row)
      .map(({ index, isFirst }) => `${isFirst ? '>' : ''}${index}`)
      .join(' '),
  );
}

test('a short ranking reads down one column and then the other', () => {
  expect(columns(5)).toEqual(['>0 1 2', '>3 4']);
});

test('a single place stands in the first column', () => {
  expect(columns(1)).toEqual(['>0', '']);
});

test('a longer ranking begins both columns anew after twenty places', () => {
  expect(columns(23)).toEqual(['>0 1 2 3 4 5 6 7 8 9 >20 21', '>10 11 12 13 14 15 16 17 18 19 >22']);
});

test('no two of eight hundred places stand in one spot, and rows have no holes', () => {
  const spots = Array.from({ length: 800 }, (_, index) => columnPlace(index, 800));
  expect(new Set(spots.map(({ row, column }) => `${row} ${column}`)).size).toBe(800);
  expect(Math.max(...spots.map(({ row }) => row))).toBe(400);
});
