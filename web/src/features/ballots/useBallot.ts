import { findRank, formatAlreadyRanked, type Slots } from '@outrank/shared/ballots/ballot';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { useReducer, useState } from 'react';
import { createHistory } from '#ui/history/history.ts';
import { useRemovalToast, useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/stable.ts';
import { ballotReducer, findNextEmpty } from './ballotReducer.ts';

const FULL = 'Your ballot is full. Remove someone to make room.';
const SEASON = 'Only castaways can be ranked here.';

export type BallotState = ReturnType<typeof useBallot>;

/** The state of the ballot editor: all that is not submitted yet. */
export function useBallot(opening: Slots) {
  const [history, dispatch] = useReducer(ballotReducer, opening, createHistory);
  const toast = useToast();
  const showRemoval = useRemovalToast();
  const slots = history.present;

  const findProblem = (item: ListedItem, index: number | undefined) => {
    const rank = findRank(slots, item.id);
    if (item.isSeason) return SEASON;
    if (rank) return formatAlreadyRanked(item.name, rank);
    return index === undefined ? FULL : undefined;
  };
  /** Returns whether the ballot took the item. When it refuses it, a message says why. */
  const put = (type: 'filled' | 'inserted', item: ListedItem, index: number | undefined) => {
    const problem = findProblem(item, index);
    if (problem) toast.show({ id: 'ballot', kind: 'error', text: problem });
    else if (index !== undefined) dispatch({ type, slug: item.id, at: index });
    return !problem;
  };
  /** Fills a slot. A contestant in it is replaced. */
  const fill = (item: ListedItem, index: number | undefined) => put('filled', item, index);
  /** Fills a slot. A contestant in it is shifted. */
  const insert = useStableCallback((item: ListedItem, index: number) =>
    put('inserted', item, findNextEmpty(slots) === undefined ? undefined : index),
  );
  const remove = useStableCallback((index: number) => {
    const item = contestantItem(slots[index] ?? '');
    dispatch({ type: 'removed', at: index });
    showRemoval(item.name, () => insert(item, index));
  });
  return { slots, history, dispatch, fill, insert, remove };
}

export type SlotTarget = ReturnType<typeof useSlotTarget>;

/** Which slot the next choice fills: the selected one, then the next empty one. Without a selection, the first empty one. */
export function useSlotTarget({ slots, fill, insert }: BallotState) {
  const [selected, setSelected] = useState<{ index: number; slug: string | undefined }>();
  const select = useStableCallback((index: number) => setSelected({ index, slug: slots[index] }));
  const hide = useStableCallback(() => setSelected(undefined));
  // The selection ends when its slot changes, so that a choice never replaces a contestant whom the user did not select.
  const target = selected && slots[selected.index] === selected.slug ? selected : undefined;
  const index = target?.index ?? findNextEmpty(slots);

  /** Takes an item for the target, or for the slot where it was dropped. Returns whether the ballot took it. */
  const add = useStableCallback((item: ListedItem, dropIndex?: number) => {
    if (dropIndex !== undefined) return insert(item, dropIndex);
    if (!fill(item, index)) return false;
    const isFirstChoice = target?.slug === '';
    const next = isFirstChoice ? findNextEmpty(slots.with(target.index, item.id), target.index) : undefined;
    setSelected(next === undefined ? undefined : { index: next, slug: '' });
    return true;
  });
  return { index, isChoosing: target !== undefined, select, hide, add };
}
