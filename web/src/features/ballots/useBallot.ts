import { alreadyRankedMessage, rankedAlready, type Slots } from '@outrank/shared/ballots/ballot';
import { BALLOT_HINT_MS } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type Dispatch, useReducer } from 'react';
import { historyOf } from '#ui/history/history.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { type BallotHistory, type BallotHistoryAction, ballotHistoryReducer } from './ballotHistory.ts';
import { type BallotAction, nextEmpty } from './ballotReducer.ts';

const FULL = 'All ten places are taken. Remove somebody to make room.';
const NOBODY = 'Only contestants can be ranked here.';

export type BallotState = {
  readonly slots: Slots;
  readonly history: BallotHistory;
  readonly dispatch: Dispatch<BallotHistoryAction>;
  /** Fills a place: an empty one, or in place of who stands there; false, with a hint in words, when that may not be. */
  readonly fill: (item: ListedItem, at: number | undefined) => boolean;
  /** Puts somebody at a place, where others make way. */
  readonly insert: (item: ListedItem, at: number) => boolean;
};

/** A ballot in the making: the one home of what is not submitted yet. */
export function useBallot(opening: Slots): BallotState {
  const [history, dispatch] = useReducer(ballotHistoryReducer, opening, historyOf);
  const toast = useToast();
  const slots = history.present;

  const refuse = (text: string) => {
    toast.show({ id: 'ballot', kind: 'error', text, duration: BALLOT_HINT_MS });
    return false;
  };
  const settle = (item: ListedItem, action: BallotAction | undefined) => {
    const position = rankedAlready(slots, item.id);
    if (item.isSeason) return refuse(NOBODY);
    if (position) return refuse(alreadyRankedMessage(item.name, position));
    if (!action) return refuse(FULL);
    dispatch(action);
    return true;
  };
  const fill = useStableCallback((item: ListedItem, at: number | undefined) =>
    settle(item, at === undefined ? undefined : { type: 'filled', slug: item.id, at }),
  );
  const insert = useStableCallback((item: ListedItem, at: number) =>
    settle(item, nextEmpty(slots) === undefined ? undefined : { type: 'inserted', slug: item.id, at }),
  );
  return { slots, history, dispatch, fill, insert };
}
