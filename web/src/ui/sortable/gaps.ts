import { type Room, type RowBox, rowAt } from './dropLayout.ts';

/*
 * A list of fixed places, some of which nobody holds: gaps. What is put on a gap simply goes there. What is put where
 * somebody stands pushes them on by one place, and so on as far as the first gap, which so is used up; nobody else moves.
 */

/**
 * The place that is used up when something is put at `at`. For a row that leaves its place `from`, that one or the first gap
 * on the way to it; for an arrival the next gap below, else the next above, and -1 when there is none.
 */
export function freePlaceFor(gaps: readonly boolean[], at: number, from?: number): number {
  if (from === undefined) {
    const below = gaps.indexOf(true, at);
    return below >= 0 ? below : gaps.lastIndexOf(true, at);
  }
  const step = Math.sign(from - at);
  let place = at;
  while (place !== from && !gaps[place]) place += step;
  return place;
}

/** Puts an item at `at`; whoever stands between makes way into the place that is free. */
export function makeWay<Item>(items: readonly Item[], item: Item, at: number, free: number): Item[] {
  return items.toSpliced(free, 1).toSpliced(at, 0, item);
}

/** How the rows part for what hovers over them; without a free place they do not. */
export function roomAmongGaps(
  y: number,
  rows: readonly RowBox[],
  gaps: readonly boolean[],
  from?: number,
): Room {
  const index = rowAt(y, rows);
  const free = freePlaceFor(gaps, index, from);
  const still = { shifts: rows.map(() => 0), markAt: undefined, extra: 0 };
  if (free < 0) return { ...still, index: -1 };
  if (free === index && free !== from) return { ...still, index };
  const order = makeWay([...rows.keys()], free, index, free);
  const topOf = (place: number) => rows[place]?.top ?? 0;
  const { top, height } = rows[index] ?? { top: 0, height: 0 };
  return {
    index,
    shifts: rows.map((row, place) => topOf(order.indexOf(place)) - row.top),
    markAt: top + height / 2,
    extra: 0,
  };
}
