import { findRank, formatAlreadyRanked, type Slots } from '@outrank/shared/ballots/ballot';
import { BALLOT_HINT_MS } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type Dispatch, useReducer } from 'react';
import { createHistory } from '#ui/history/history.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { type BallotAction, type BallotHistory, ballotReducer, findNextEmpty } from './ballotReducer.ts';

const FULL = 'Your ballot is full. Remove someone to make room.';
const SEASON = 'Only contestants can be ranked here.';

export type BallotState = {
  readonly slots: Slots;
  readonly history: BallotHistory;
  readonly dispatch: Dispatch<BallotAction>;
  /** Fills a slot or replaces its contestant. When the ballot refuses the item, a message says why and the result is false. */
  readonly fill: (item: ListedItem, index: number | undefined) => boolean;
  /** Fills a slot and shifts the contestant in it. Refuses as `fill` does. */
  readonly insert: (item: ListedItem, index: number) => boolean;
};

/** The state of the ballot editor: all that is not submitted yet. */
export function useBallot(opening: Slots): BallotState {
  const [history, dispatch] = useReducer(ballotReducer, opening, createHistory);
  const toast = useToast();
  const slots = history.present;

  const refuse = (text: string) => {
    toast.show({ id: 'ballot', kind: 'error', text, duration: BALLOT_HINT_MS });
    return false;
  };
  const apply = (item: ListedItem, action: BallotAction | undefined) => {
    const rank = findRank(slots, item.id);
    if (item.isSeason) return refuse(SEASON);
    if (rank) return refuse(formatAlreadyRanked(item.name, rank));
    if (!action) return refuse(FULL);
    dispatch(action);
    return true;
  };
  const fill = useStableCallback((item: ListedItem, index: number | undefined) =>
    apply(item, index === undefined ? undefined : { type: 'filled', slug: item.id, at: index }),
  );
  const insert = useStableCallback((item: ListedItem, index: number) =>
    apply(
      item,
      findNextEmpty(slots) === undefined ? undefined : { type: 'inserted', slug: item.id, at: index },
    ),
  );
  return { slots, history, dispatch, fill, insert };
}
