import { findRank, formatAlreadyRanked, type Slots } from '@outrank/shared/ballots/ballot';
import { BALLOT_HINT_MS } from '@outrank/shared/limits';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { type Dispatch, useReducer, useState } from 'react';
import { createHistory } from '#ui/history/history.ts';
import { useRemovalToast, useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/stable.ts';
import {
  type BallotAction,
  type BallotHistory,
  ballotReducer,
  changeSlots,
  findNextEmpty,
  isSameSlots,
} from './ballotReducer.ts';

const FULL = 'Your ballot is full. Remove someone to make room.';
const SEASON = 'Only castaways can be ranked here.';

export type BallotState = {
  readonly slots: Slots;
  readonly history: BallotHistory;
  readonly dispatch: Dispatch<BallotAction>;
  /** The slots with one filled or its contestant replaced. When the ballot refuses the item, a message says why. */
  readonly withFilled: (item: ListedItem, index: number | undefined) => Slots | undefined;
  /** The slots with one filled and the contestant in it shifted. Refuses as `withFilled` does. */
  readonly withInserted: (item: ListedItem, index: number) => Slots | undefined;
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

export type SlotTarget = {
  /** The index of the slot that the next choice fills; undefined on a full ballot without a selected slot. */
  readonly index: number | undefined;
  /** Whether the user selected a slot. On phones this opens the seasons. */
  readonly isChoosing: boolean;
  readonly selectSlot: (index: number) => void;
  readonly hide: () => void;
  /** The slots with a chosen contestant, or with a dropped one at `dropIndex`; undefined when the ballot refuses it. */
  readonly place: (item: ListedItem, dropIndex: number | undefined) => Slots | undefined;
  /** Goes on after the slots changed: from a filled slot to the next empty one, or away after a replacement. */
  readonly advance: (slots: Slots) => void;
};

/** Which slot the next choice fills: the selected one, then the next empty one. Without a selection, the first empty one. */
export function useSlotTarget({ slots, withFilled, withInserted }: BallotState): SlotTarget {
  const [selected, setSelected] = useState<{ index: number; slug: string | undefined }>();
  const selectSlot = useStableCallback((index: number) => setSelected({ index, slug: slots[index] }));
  const hide = useStableCallback(() => setSelected(undefined));
  // The selection ends when its slot changes, so that a choice never replaces a contestant whom the user did not select.
  const target = selected && slots[selected.index] === selected.slug ? selected : undefined;
  const index = target?.index ?? findNextEmpty(slots);

  const advance = (changed: Slots) => {
    if (!target || changed[target.index] === target.slug) return;
    const next = target.slug === '' ? findNextEmpty(changed, target.index) : undefined;
    setSelected(next === undefined ? undefined : { index: next, slug: '' });
  };
  return {
    index,
    isChoosing: target !== undefined,
    selectSlot,
    hide,
    place: (item, dropIndex) =>
      dropIndex === undefined ? withFilled(item, index) : withInserted(item, dropIndex),
    advance,
  };
}
