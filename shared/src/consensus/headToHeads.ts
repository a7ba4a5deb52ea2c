/**
 * How often users who ranked two items put the one above the other. `wins[a * n + b]`, with the indices of `items` and their
 * number n, is how many ranked a above b. The diagonal holds how many ranked the item at all.
 */
export type HeadToHeads = {
  readonly items: readonly string[];
  /** The number of counted lists. */
  readonly ballots: number;
  readonly wins: Int32Array;
};

export function emptyHeadToHeads(items: readonly string[]): HeadToHeads {
  return { items, ballots: 0, wins: new Int32Array(items.length ** 2) };
}

/** The head-to-heads of one list. Ids that `items` lacks are ignored, and so is the second mention of an id. */
export function countOrder(items: readonly string[], order: readonly string[]): HeadToHeads {
  const counts = emptyHeadToHeads(items);
  const indices = [...new Set(order)].map((id) => items.indexOf(id)).filter((index) => index >= 0);
  for (const [position, winner] of indices.entries()) {
    for (const loser of indices.slice(position)) counts.wins[winner * items.length + loser] = 1;
  }
  return { ...counts, ballots: indices.length > 0 ? 1 : 0 };
}

/** The same counts for other items in another order, such as those of a newer catalogue. Items that it lacks are dropped. */
export function selectItems({ items: from, ballots, wins }: HeadToHeads, items: readonly string[]) {
  const selected = emptyHeadToHeads(items);
  const indices = items.map((id) => from.indexOf(id));
  for (const [row, fromRow] of indices.entries()) {
    for (const [column, fromColumn] of indices.entries()) {
      if (fromRow < 0 || fromColumn < 0) continue;
      selected.wins[row * items.length + column] = wins[fromRow * from.length + fromColumn] ?? 0;
    }
  }
  return { ...selected, ballots };
}

function combine(a: HeadToHeads, b: HeadToHeads, sign: 1 | -1): HeadToHeads {
  const { ballots, wins } = selectItems(b, a.items);
  return {
    items: a.items,
    ballots: a.ballots + sign * ballots,
    wins: a.wins.map((count, index) => count + sign * (wins[index] ?? 0)),
  };
}

/** The sum, with the items of the first. */
export function addHeadToHeads(a: HeadToHeads, b: HeadToHeads): HeadToHeads {
  return combine(a, b, 1);
}

/** The difference, with the items of the first. */
export function subtractHeadToHeads(a: HeadToHeads, b: HeadToHeads): HeadToHeads {
  return combine(a, b, -1);
}

export function sumHeadToHeads(items: readonly string[], parts: readonly HeadToHeads[]): HeadToHeads {
  return parts.reduce(addHeadToHeads, emptyHeadToHeads(items));
}

/** How two items fare against each other. */
export type HeadToHead = {
  /** How many ranked the first above the second. */
  readonly wins: number;
  /** How many ranked both. */
  readonly both: number;
};

export function getHeadToHead({ items, wins }: HeadToHeads, row: number, column: number): HeadToHead {
  const won = wins[row * items.length + column] ?? 0;
  return { wins: won, both: won + (wins[column * items.length + row] ?? 0) };
}

/** How many lists rank an item. */
export function getRankedBy({ items, wins }: HeadToHeads, index: number): number {
  return wins[index * (items.length + 1)] ?? 0;
}

/** The counts as 32-bit little-endian integers, as Firestore stores them: 4 n² bytes. */
export function packWins({ wins }: HeadToHeads): Uint8Array {
  const view = new DataView(new ArrayBuffer(wins.length * 4));
  for (const [index, count] of wins.entries()) view.setInt32(index * 4, count, true);
  return new Uint8Array(view.buffer);
}

/** Reads counts that `packWins` wrote. Missing bytes count as 0. */
export function unpackWins(items: readonly string[], bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isStored = (index: number) => (index + 1) * 4 <= bytes.byteLength;
  return new Int32Array(items.length ** 2).map((_, index) =>
    isStored(index) ? view.getInt32(index * 4, true) : 0,
  );
}
