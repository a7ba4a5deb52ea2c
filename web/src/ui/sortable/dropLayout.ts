/** Where the rows of a list stand when nothing is dragged, in pixels from its top. */
export type RowBox = { top: number; height: number };

/** How the list parts for what is about to be dropped. */
export type Room = {
  /** Where it will stand; -1 where there is no place for it. */
  index: number;
  /** How far each row steps aside. */
  shifts: number[];
  /** Where the insertion mark lies; nothing when a gap itself is the target. */
  markAt: number | undefined;
  /** What the list needs below its last row. */
  extra: number;
};

/** How many rows lie above a height: the gap it points at. */
export function gapAt(y: number, rows: readonly RowBox[]): number {
  return rows.filter((row) => row.top + row.height / 2 < y).length;
}

/** The row at a height; above and below the list the first and the last. */
export function rowAt(y: number, rows: readonly RowBox[]): number {
  const below = rows.findIndex((row) => y < row.top + row.height);
  return below < 0 ? Math.max(0, rows.length - 1) : below;
}

/** A row of the list leaves its place: those between step over it, and the gap is as high as the row. */
export function roomForMove(y: number, rows: readonly RowBox[], from: number): Room {
  const moved = rows[from] ?? { top: 0, height: 0 };
  const gap = gapAt(y, rows);
  const index = gap > from ? gap - 1 : gap;
  const shifts = rows.map((_, row) => {
    if (row > from && row <= index) return -moved.height;
    if (row < from && row >= index) return moved.height;
    return 0;
  });
  const target = rows[index] ?? moved;
  const top = index > from ? target.top + target.height - moved.height : target.top;
  return { index, shifts, markAt: top + moved.height / 2, extra: 0 };
}

/** Something comes from outside, as high as a row: everything below the gap makes way. */
export function roomForArrival(y: number, rows: readonly RowBox[]): Room {
  const index = gapAt(y, rows);
  const last = rows.at(-1);
  const height = last?.height ?? 0;
  const top = rows[index]?.top ?? (last ? last.top + last.height : 0);
  return {
    index,
    shifts: rows.map((_, row) => (row >= index ? height : 0)),
    markAt: last && top + height / 2,
    extra: height,
  };
}

/** A wished place, kept within the list. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
