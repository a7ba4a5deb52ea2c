import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useState } from 'react';
import { useStableCallback } from '#ui/useStableCallback.ts';
import { nextEmpty } from './ballotReducer.ts';
import type { BallotState } from './useBallot.ts';

export type SlotTarget = {
  /** The place that the next choice fills, from 0; undefined on a full ballot when none was picked out. */
  readonly place: number | undefined;
  /** A place was picked out; on phones the seasons are shown for it. */
  readonly isChoosing: boolean;
  readonly selectSlot: (place: number) => void;
  readonly hide: () => void;
  readonly choose: (item: ListedItem) => void;
};

/** Which place the next choice is for: the one that was picked out, then the next empty one; else the first empty one. */
export function useSlotTarget({ slots, fill }: BallotState): SlotTarget {
  const [aim, setAim] = useState<{ place: number; holder: string | undefined }>();
  const selectSlot = useStableCallback((place: number) => setAim({ place, holder: slots[place] }));
  const hide = useStableCallback(() => setAim(undefined));
  // An aim holds only as long as its place is as it was: nobody is replaced whom the fan did not pick out.
  const aimed = aim && slots[aim.place] === aim.holder ? aim : undefined;
  const place = aimed?.place ?? nextEmpty(slots);

  const choose = useStableCallback((item: ListedItem) => {
    if (!fill(item, place) || !aimed) return;
    const next = aimed.holder === '' ? nextEmpty(slots.with(aimed.place, item.id), aimed.place) : undefined;
    setAim(next === undefined ? undefined : { place: next, holder: '' });
  });
  return { place, isChoosing: aimed !== undefined, selectSlot, hide, choose };
}
