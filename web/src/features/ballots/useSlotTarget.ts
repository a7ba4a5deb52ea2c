import type { Slots } from '@outrank/shared/ballots/ballot';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useState } from 'react';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { findNextEmpty } from './ballotReducer.ts';
import type { BallotState } from './useBallot.ts';

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

type Ballot = Pick<BallotState, 'slots' | 'withFilled' | 'withInserted'>;

/** Which slot the next choice fills: the selected one, then the next empty one. Without a selection, the first empty one. */
export function useSlotTarget({ slots, withFilled, withInserted }: Ballot): SlotTarget {
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
