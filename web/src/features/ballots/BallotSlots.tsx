import { TOUCH_DRAG_DELAY_BALLOT_MS } from '@outrank/shared/limits';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { memo, useCallback, useMemo } from 'react';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { IconButton } from '#ui/form/IconButton.tsx';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { EmptySlot } from './EmptySlot.tsx';
import type { BallotState } from './useBallot.ts';
import type { SlotTarget } from './useSlotTarget.ts';

/** What the panel's people and the ballot call a thing that can be dropped. */
export const CONTESTANT_DRAG_TYPE = 'ballot-pick';

type Props = {
  ballot: BallotState;
  target: SlotTarget;
  /** On phones a tap on any place opens the seasons for it. */
  isByTap: boolean;
};

/** The ten places, taken or empty: to sort, to drop on, to aim at and to clear. */
export function BallotSlots({ ballot, target, isByTap }: Props) {
  const { slots, dispatch, insert } = ballot;
  const { place: next, isChoosing, selectSlot } = target;
  // A slug, or a sign for an empty place: what a row is known by.
  const places = useMemo(() => slots.map((slug, place) => slug || `#${place + 1}`), [slots]);
  const renderItem = useCallback(
    (key: string, place: number) =>
      isEmpty(key) ? (
        <EmptySlot
          place={place + 1}
          isNext={place === next}
          isSelected={isChoosing && place === next}
          onSelect={() => selectSlot(place)}
        />
      ) : (
        <RankedContestant slug={key} onTap={isByTap ? () => selectSlot(place) : undefined} />
      ),
    [next, isChoosing, selectSlot, isByTap],
  );
  const renderRowActions = useCallback(
    (key: string, place: number) => (
      <IconButton
        label={`Remove ${nameOf(key)}`}
        icon="×"
        onClick={() => dispatch({ type: 'removed', at: place })}
      />
    ),
    [dispatch],
  );
  return (
    <SortableList
      label="Your ballot"
      items={places}
      itemKey={keyOf}
      itemLabel={nameOf}
      isGap={isEmpty}
      onMove={(from, to) => dispatch({ type: 'moved', from, to })}
      onRestore={(keys) =>
        dispatch({ type: 'replaced', slots: keys.map((key) => (isEmpty(key) ? '' : key)) })
      }
      foreignType={CONTESTANT_DRAG_TYPE}
      onDropForeign={(item: ListedItem, place) => insert(item, place)}
      touchDelay={TOUCH_DRAG_DELAY_BALLOT_MS}
      renderItem={renderItem}
      renderRowActions={renderRowActions}
    />
  );
}

const keyOf = (key: string) => key;
const isEmpty = (key: string) => key.startsWith('#');
const nameOf = (slug: string) => contestantItem(slug).name;

/** Kept by its slug, so that a pick which moves keeps its picture. */
const RankedContestant = memo(function RankedContestant({ slug, onTap }: { slug: string; onTap: (() => void) | undefined }) {
  const item = useMemo(() => contestantItem(slug), [slug]);
  return <FilledSlot item={item} onTap={onTap} />;
});
