import { type Answer, countHalvings, type Method, type Question } from './answer.ts';

/*
 * Sorts all items: inserts one after the other into those placed before. The first guess is that each belongs below all of
 * them. How far earlier ones rose corrects it, so a question asks for the middle of what is likely, not of what is possible.
 * Insertions that end early save questions, and a later one may spend one of them on a bolder guess. So the whole takes at
 * most one question more than halving alone. Of a place that items share, the last is compared, and who is too close to it comes
 * next, so each such pair stays side by side.
 */

export type Insertion = {
  /** All items, in the order in which they are inserted. */
  readonly order: readonly string[];
  /** The index in `order` of the item that is being inserted, the challenger. */
  readonly next: number;
  /** Best first. Items that are too close to call share a place. */
  readonly placed: readonly (readonly string[])[];
  /** The possible indexes of the challenger in `placed`, both included. */
  readonly low: number;
  readonly high: number;
  /** The questions that this insertion may still take; enough to halve what is possible. */
  readonly budget: number;
  /** The questions that earlier insertions saved. */
  readonly saved: number;
  /** The sum of how far challengers rose, as ratios of the items placed before, and their number. */
  readonly risen: { readonly ratios: number; readonly count: number };
};

/** As if one challenger had risen by a tenth. */
const FIRST_GUESS = { ratios: 0.1, count: 1 };
/** One bold guess is free, because nothing is saved yet. */
const FIRST_SAVED = 1;
/** The probability that an item belongs anywhere, however far others rose. */
const SURPRISE = 0.3;

/** Begins with the item at `next`. Items without a possible question are placed at once. */
function openInsertion(sorted: Pick<Insertion, 'order' | 'next' | 'placed' | 'saved' | 'risen'>): Insertion {
  const { order, next, placed, saved } = sorted;
  const bold = Math.min(1, saved);
  const budget = countHalvings(placed.length + 1) + bold;
  const opened = { ...sorted, saved: saved - bold, budget, low: 0, high: placed.length };
  return placed.length === 0 && next < order.length ? place(opened, 0) : opened;
}

function place(state: Insertion, index: number): Insertion {
  const { order, next, placed } = state;
  return openNext(state, index, placed.toSpliced(index, 0, [order[next] ?? '']));
}

/** After the challenger has been placed at the index. */
function openNext(before: Insertion, index: number, placed: Insertion['placed']): Insertion {
  const { order, next, saved, budget, risen } = before;
  const { length } = before.placed;
  const ratio = length === 0 ? 0 : (length - index) / length;
  return openInsertion({
    order,
    next: next + 1,
    placed,
    saved: saved + budget,
    risen: { ratios: risen.ratios + ratio, count: risen.count + 1 },
  });
}

export function startInsertion(order: readonly string[]): Insertion {
  return openInsertion({ order, next: 0, placed: [], saved: FIRST_SAVED, risen: FIRST_GUESS });
}

/**
 * The index of the item that is compared with the challenger. Distances from the bottom are likely as in a geometric series
 * with the mean of those so far, and the item at their middle tells most.
 */
function chooseRival({ placed: { length }, low, high, budget, risen }: Insertion): number {
  const mean = Math.max(0.5, (risen.ratios / risen.count) * (length + 1));
  const decay = mean / (mean + 1);
  const whole = 1 - decay ** (length + 1);
  const likelihoodBelow = (index: number) => {
    const distance = length - index;
    return ((1 - SURPRISE) * (1 - decay ** distance)) / whole + (SURPRISE * distance) / (length + 1);
  };
  const middle = (likelihoodBelow(low - 1) + likelihoodBelow(high)) / 2;
  // The last index below which at least half of the likelihood is, or the next one when that is closer to half.
  let [rival, last] = [low, high - 1];
  while (rival < last) {
    const index = Math.ceil((rival + last) / 2);
    if (likelihoodBelow(index) >= middle) rival = index;
    else last = index - 1;
  }
  const excess = likelihoodBelow(rival) - middle;
  if (rival < high - 1 && middle - likelihoodBelow(rival + 1) < excess) rival += 1;
  // After either answer, the rest of the budget must be enough.
  const most = 2 ** (budget - 1);
  return Math.min(Math.max(rival, high - most), low + most - 1);
}

function ask(state: Insertion): Question | undefined {
  const challenger = state.order[state.next];
  if (challenger === undefined) return undefined;
  const rival = state.placed[chooseRival(state)]?.at(-1) ?? '';
  return isOnLeft(state) ? { left: challenger, right: rival } : { left: rival, right: challenger };
}

/** Challengers change sides, because people favor one. */
function isOnLeft({ next }: Insertion): boolean {
  return next % 2 === 0;
}

function answer(state: Insertion, given: Answer): Insertion {
  const rival = chooseRival(state);
  const { order, placed, high, budget, next } = state;
  const tied = placed[rival] ?? [];
  if (given === 'tooClose') {
    const shared = [...tied, order[next] ?? ''];
    return openNext({ ...state, budget: budget - 1 }, rival + 1, placed.with(rival, shared));
  }
  const isOfChallenger = given.startsWith('left') === isOnLeft(state);
  if (given === 'left' || given === 'right') {
    const bounds = isOfChallenger ? { high: rival } : { low: rival + 1 };
    return placeIfKnown({ ...state, ...bounds, budget: budget - 1 });
  }
  if (isOfChallenger) return openInsertion({ ...state, next: next + 1 });
  if (tied.length > 1) return { ...state, placed: placed.with(rival, tied.slice(0, -1)) };
  return placeIfKnown({ ...state, placed: placed.toSpliced(rival, 1), high: high - 1 });
}

function placeIfKnown(state: Insertion): Insertion {
  return state.low === state.high ? place(state, state.low) : state;
}

function bound({ order, next, placed, low, high, budget, saved }: Insertion): number {
  const later = order.length - next - 1;
  if (later < 0) return 0;
  const open = Math.min(budget, high - low);
  const bold = Math.min(saved + budget - open, later);
  return open + sumHalvings(placed.length + 1 + later) - sumHalvings(placed.length + 1) + bold;
}

/** The sum of `countHalvings` of 1 to `count`. */
function sumHalvings(count: number): number {
  const halvings = countHalvings(count);
  return count * halvings - 2 ** halvings + 1;
}

function listWaiting({ order, next }: Insertion, shown: readonly string[]): readonly string[] {
  const waiting = new Set(order.slice(next));
  return shown.filter((id) => waiting.has(id));
}

export const insertion: Method<Insertion> = { ask, answer, bound, listWaiting };
