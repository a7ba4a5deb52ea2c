import { type Answer, countHalvings, type Method, type Question } from './answer.ts';

/*
 * Finds the top of a ranking: a knockout. Who loses waits under the winner. When one item is left, it is the best, and those it
 * beat play for the next rank. The first guess decides only who meets first.
 */

/** An item in the running, or several that are too close to call, each to the next. The first is compared. */
type Contender = {
  readonly items: readonly [string, ...string[]];
  /** The contenders that lost directly to this one. */
  readonly beaten: readonly Contender[];
  /** Those of the lowest round meet next, so that nobody wins more rounds than `countHalvings` of all items. */
  readonly round: number;
};

export type Knockout = {
  /** The index of each item in the first guess. */
  readonly guess: ReadonlyMap<string, number>;
  /** Best first. */
  readonly placed: readonly string[];
  /** How many ranks are not known yet. */
  readonly ranksLeft: number;
  /** Who has not lost to anybody in the running. */
  readonly unbeaten: readonly Contender[];
};

const getIndex = ({ guess }: Pick<Knockout, 'guess'>, { items: [first] }: Contender) => guess.get(first) ?? 0;

/** Places the winner when only one is left, and sorts the others by who meets next. */
function settle(state: Knockout): Knockout {
  const { placed, ranksLeft, unbeaten } = state;
  const [winner, ...others] = unbeaten;
  if (winner && others.length === 0 && ranksLeft > 0) {
    const { items, beaten } = winner;
    const left = ranksLeft - items.length;
    return settle({ ...state, placed: [...placed, ...items], ranksLeft: left, unbeaten: beaten });
  }
  const sorted = unbeaten.toSorted((a, b) => a.round - b.round || getIndex(state, a) - getIndex(state, b));
  return { ...state, unbeaten: sorted };
}

/** Begins to look for the best `top` of the items. */
export function startKnockout(order: readonly string[], top: number): Knockout {
  const guess = new Map(order.map((id, index) => [id, index]));
  const unbeaten = order.map((id): Contender => ({ items: [id], beaten: [], round: 0 }));
  return settle({ guess, placed: [], ranksLeft: top, unbeaten });
}

type Match = { readonly left: Contender; readonly right: Contender; readonly others: readonly Contender[] };

/** The two contenders of the next match. The earlier in the first guess is as often on the left as on the right. */
function findMatch(state: Knockout): Match | undefined {
  const [a, b, ...others] = state.unbeaten;
  if (!a || !b || state.ranksLeft <= 0) return undefined;
  const isSwapped = (getIndex(state, a) + getIndex(state, b)) % 4 >= 2;
  return isSwapped ? { left: b, right: a, others } : { left: a, right: b, others };
}

function ask(state: Knockout): Question | undefined {
  const match = findMatch(state);
  return match && { left: match.left.items[0], right: match.right.items[0] };
}

/** Who is in the running again when the first item of a contender leaves. */
function removeFirst({ items: [, ...rest], beaten }: Contender): readonly Contender[] {
  const [first, ...others] = rest;
  return first === undefined ? beaten : [...beaten, { items: [first, ...others], beaten: [], round: 0 }];
}

function answer(state: Knockout, given: Answer): Knockout {
  const match = findMatch(state);
  if (!match) return state;
  const { left, right, others } = match;
  const round = Math.max(left.round, right.round) + 1;
  const beat = (winner: Contender, loser: Contender): Contender => ({
    ...winner,
    beaten: [...winner.beaten, loser],
    round,
  });
  // The two that were compared come side by side.
  const join = (first: Contender, second: Contender): Contender => {
    const [last = '', ...others] = first.items.toReversed();
    const beaten = [...first.beaten, ...second.beaten];
    return { items: [last, ...others, ...second.items], beaten, round };
  };
  const isLeftFirst = getIndex(state, left) < getIndex(state, right);
  const outcomes: Readonly<Record<Answer, () => readonly Contender[]>> = {
    left: () => [beat(left, right)],
    right: () => [beat(right, left)],
    tooClose: () => [isLeftFirst ? join(left, right) : join(right, left)],
    leftUnseen: () => [...removeFirst(left), right],
    rightUnseen: () => [left, ...removeFirst(right)],
  };
  return settle({ ...state, unbeaten: [...outcomes[given](), ...others] });
}

/** Unless the user has not seen an item: then those that it beat meet again. */
function bound({ unbeaten, ranksLeft }: Knockout): number {
  if (ranksLeft <= 0 || unbeaten.length === 0) return 0;
  const rounds = countHalvings(unbeaten.reduce((sum, { round }) => sum + 2 ** round, 0));
  return unbeaten.length - 1 + (ranksLeft - 1) * Math.max(0, rounds - 1);
}

/** None is above one that it lost to. */
function listWaiting({ unbeaten }: Knockout, order: readonly string[]): readonly string[] {
  const indexes = new Map(order.map((id, index) => [id, index]));
  const getPosition = ({ items: [first] }: Contender) => indexes.get(first) ?? 0;
  const waiting: string[] = [];
  let open = [...unbeaten];
  while (open.length > 0) {
    const best = open.reduce((a, b) => (getPosition(b) < getPosition(a) ? b : a));
    waiting.push(...best.items);
    open = [...open.filter((each) => each !== best), ...best.beaten];
  }
  return waiting;
}

export const knockout: Method<Knockout> = { ask, answer, bound, listWaiting };
