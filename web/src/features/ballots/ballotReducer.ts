import { findRank, type Slots } from '@outrank/shared/ballots/ballot';
import {
  createHistory,
  type History,
  type HistoryStep,
  type Move,
  recordChange,
  undoRedo,
} from '#ui/history/history.ts';
import { findFreeIndex, insertShifting } from '#ui/sortable/dropLayout.ts';

type SlotsAction =
  | { readonly type: 'filled'; readonly slug: string; readonly at: number }
  /** Fills a slot and shifts the contestant in it towards the next empty slot, so that nobody leaves the ballot. */
  | { readonly type: 'inserted'; readonly slug: string; readonly at: number }
  | ({ readonly type: 'moved' } & Move)
  | { readonly type: 'removed'; readonly at: number }
  /** 'Help me decide' is over. The contestants who stay fill the slots that were filled. */
  | { readonly type: 'sorted'; readonly order: readonly string[] }
  | { readonly type: 'replaced'; readonly slots: Slots };

export type BallotAction =
  | SlotsAction
  | HistoryStep
  /** Starts over, without a history, with slots that were submitted elsewhere. */
  | { readonly type: 'reset'; readonly slots: Slots };

export type BallotHistory = History<Slots>;

const EMPTY = '';

export function isSameSlots(a: Slots, b: Slots): boolean {
  return a.every((slug, index) => slug === b[index]);
}

/** The index of the first empty slot at or after another, else of the first empty one; undefined on a full ballot. */
export function findNextEmpty(slots: Slots, after = 0): number | undefined {
  const [below, first] = [slots.indexOf(EMPTY, after), slots.indexOf(EMPTY)];
  const found = below >= 0 ? below : first;
  return found >= 0 ? found : undefined;
}

const toGaps = (slots: Slots) => slots.map((slug) => slug === EMPTY);

function insert(slots: Slots, slug: string, at: number): Slots {
  const free = findFreeIndex(toGaps(slots), at);
  return free < 0 ? slots : insertShifting(slots, slug, at, free);
}

function move(slots: Slots, from: number, to: number): Slots {
  const slug = slots[from];
  if (!slug || from === to || slots[to] === undefined) return slots;
  const free = findFreeIndex(toGaps(slots), to, from);
  return insertShifting(slots.with(from, EMPTY), slug, to, free);
}

function sort(slots: Slots, order: readonly string[]): Slots {
  const next = order.values();
  return slots.map((slug) => (slug === EMPTY ? EMPTY : (next.next().value ?? EMPTY)));
}

/**
 * A user means each slot: fourth stays fourth, even when third is empty. So a move onto an empty slot moves nobody else, a
 * move onto a filled slot shifts others only as far as the first empty slot, and a removal leaves its slot empty. No
 * contestant is ranked twice.
 */
export function changeSlots(slots: Slots, action: SlotsAction): Slots {
  switch (action.type) {
    case 'filled':
      return findRank(slots, action.slug) ? slots : slots.with(action.at, action.slug);
    case 'inserted':
      return findRank(slots, action.slug) ? slots : insert(slots, action.slug, action.at);
    case 'moved':
      return move(slots, action.from, action.to);
    case 'removed':
      return slots.with(action.at, EMPTY);
    case 'sorted':
      return sort(slots, action.order);
    case 'replaced':
      return action.slots;
  }
}

/** Changes a ballot, with undo and redo. An action that changes nothing is no step of the history. */
export function ballotReducer(history: BallotHistory, action: BallotAction): BallotHistory {
  if (action.type === 'undone' || action.type === 'redone') return undoRedo(history, action);
  if (action.type === 'reset') return createHistory(action.slots);
  const next = changeSlots(history.present, action);
  const group = action.type === 'moved' ? action.group : undefined;
  return isSameSlots(next, history.present) ? history : recordChange(history, next, { group });
}
