import { rankedAlready, type Slots } from '@outrank/shared/ballots/ballot';
import { freePlaceFor, makeWay } from '#ui/sortable/gaps.ts';

export type BallotAction =
  /** Somebody takes an empty place, or the place of whoever stands there, who leaves the ballot. */
  | { readonly type: 'filled'; readonly slug: string; readonly at: number }
  /** Somebody is put at a place; who stands there makes way to the next empty one, so that nobody leaves. */
  | { readonly type: 'inserted'; readonly slug: string; readonly at: number }
  | { readonly type: 'moved'; readonly from: number; readonly to: number }
  | { readonly type: 'removed'; readonly at: number }
  | { readonly type: 'replaced'; readonly slots: Slots };

const EMPTY = '';
const gapsOf = (slots: Slots) => slots.map((slug) => slug === EMPTY);

export function isSameSlots(a: Slots, b: Slots): boolean {
  return a.every((slug, place) => slug === b[place]);
}

/** The first empty place at or after an index, else the first of all; undefined on a full ballot. */
export function nextEmpty(slots: Slots, after = 0): number | undefined {
  const [below, above] = [slots.indexOf(EMPTY, after), slots.indexOf(EMPTY)];
  const found = below >= 0 ? below : above;
  return found >= 0 ? found : undefined;
}

function inserted(slots: Slots, slug: string, at: number): Slots {
  const free = freePlaceFor(gapsOf(slots), at);
  return free < 0 ? slots : makeWay(slots, slug, at, free);
}

function moved(slots: Slots, from: number, to: number): Slots {
  const slug = slots[from];
  if (!slug || from === to || slots[to] === undefined) return slots;
  const free = freePlaceFor(gapsOf(slots), to, from);
  return makeWay(slots.with(from, EMPTY), slug, to, free);
}

/**
 * The changes of a ballot's ten places, of which any may be empty. A place is a statement of its own: what a fan put fourth
 * stays fourth unless somebody is put there. So a move onto an empty place moves nobody else, a move onto a taken one pushes
 * those on the way by one, as far as the first empty place, and removing somebody leaves their place empty. Nobody stands twice.
 */
export function ballotReducer(slots: Slots, action: BallotAction): Slots {
  switch (action.type) {
    case 'filled':
      return rankedAlready(slots, action.slug) ? slots : slots.with(action.at, action.slug);
    case 'inserted':
      return rankedAlready(slots, action.slug) ? slots : inserted(slots, action.slug, action.at);
    case 'moved':
      return moved(slots, action.from, action.to);
    case 'removed':
      return slots.with(action.at, EMPTY);
    case 'replaced':
      return action.slots;
  }
}
