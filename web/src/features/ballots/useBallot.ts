import { findRank, formatAlreadyRanked, type Slots } from '@outrank/shared/ballots/ballot';
import { BALLOT_HINT_MS } from '@outrank/shared/limits';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { type Dispatch, useReducer } from 'react';
import { createHistory } from '#ui/history/history.ts';
import { useRemovalToast, useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import {
  type BallotAction,
  type BallotHistory,
  ballotReducer,
  changeSlots,
  findNextEmpty,
  isSameSlots,
} from './ballotReducer.ts';

const FULL = 'Your ballot is full. Remove someone to make room.';
const SEASON = 'Only contestants can be ranked here.';

export type BallotState = {
  readonly slots: Slots;
  readonly history: BallotHistory;
  readonly dispatch: Dispatch<BallotAction>;
  /** The slots with one filled or its contestant replaced. When the ballot refuses the item, a message says why. */
  readonly withFilled: (item: ListedItem, index: number | undefined) => Slots | undefined;
  /** The slots with one filled and the contestant in it shifted. Refuses as `withFilled` does. */
  readonly withInserted: (item: ListedItem, index: number) => Slots | undefined;
  /** Empties a slot and offers to undo that. */
  readonly remove: (index: number) => void;
};

/** The state of the ballot editor: all that is not submitted yet. */
export function useBallot(opening: Slots): BallotState {
  const [history, dispatch] = useReducer(ballotReducer, opening, createHistory);
  const toast = useToast();
  const showRemoval = useRemovalToast();
  const slots = history.present;

  const refuse = (text: string) => {
    toast.show({ id: 'ballot', kind: 'error', text, duration: BALLOT_HINT_MS });
    return undefined;
  };
  const change = (item: ListedItem, type: 'filled' | 'inserted', at: number | undefined) => {
    const rank = findRank(slots, item.id);
    if (item.isSeason) return refuse(SEASON);
    if (rank) return refuse(formatAlreadyRanked(item.name, rank));
    return at === undefined ? refuse(FULL) : changeSlots(slots, { type, slug: item.id, at });
  };
  const withFilled = (item: ListedItem, index: number | undefined) => change(item, 'filled', index);
  const withInserted = (item: ListedItem, index: number) =>
    change(item, 'inserted', findNextEmpty(slots) === undefined ? undefined : index);

  /** Undoes the removal when it was the last change. Later changes stay, and the contestant returns to the slot. */
  const restore = useStableCallback((slug: string, index: number) => {
    const last = history.past.at(-1)?.state;
    const wasRemovedLast = last?.[index] === slug && isSameSlots(last.with(index, ''), slots);
    if (wasRemovedLast) return dispatch({ type: 'undone' });
    const restored = withInserted(contestantItem(slug), index);
    if (restored) dispatch({ type: 'replaced', slots: restored });
  });
  const remove = useStableCallback((index: number) => {
    const slug = slots[index] ?? '';
    dispatch({ type: 'removed', at: index });
    showRemoval(contestantItem(slug).name, () => restore(slug, index));
  });
  return { slots, history, dispatch, withFilled, withInserted, remove };
}
