import { TOUCH_DRAG_DELAY_BALLOT_MS } from '@outrank/shared/limits';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { X } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { IconButton } from '#ui/form/Button.tsx';
import { removeRow } from '#ui/sortable/rows.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import styles from './BallotSlots.module.css';
import type { BallotState, SlotTarget } from './useBallot.ts';

export const CONTESTANT_DRAG_TYPE = 'contestant';

type Choosing = {
  readonly target: SlotTarget;
  /** On phones, tapping a filled slot opens the seasons for it too. */
  readonly opensOnTap: boolean;
  /** Returns whether the ballot took the item. */
  readonly onDrop: (item: ListedItem, index: number) => boolean;
};

export type SlotsProps = {
  ballot: BallotState;
  label: string;
  /** Without it, everybody is on the ballot already, and stays. */
  choosing?: Choosing;
  /** The season that all are ranked for. */
  seasonId?: string;
};

/** The slots: the user sorts and, where they choose, drops, selects and clears them. */
export function BallotSlots({ ballot, label, choosing, seasonId }: SlotsProps) {
  const { slots, dispatch, remove } = ballot;
  const { opensOnTap = false, target, onDrop } = choosing ?? {};
  const { index: next, isChoosing = false, selectSlot } = target ?? {};
  const keys = useMemo(() => slots.map((slug, index) => slug || `${EMPTY_PREFIX}${index + 1}`), [slots]);
  const renderItem = useCallback(
    (key: string, index: number) =>
      isEmpty(key) ? (
        <EmptySlot
          rank={index + 1}
          isNext={index === next}
          isSelected={isChoosing && index === next}
          onSelect={() => selectSlot?.(index)}
        />
      ) : (
        <RankedContestant
          slug={key}
          seasonId={seasonId}
          onTap={opensOnTap ? () => selectSlot?.(index) : undefined}
        />
      ),
    [next, isChoosing, selectSlot, opensOnTap, seasonId],
  );
  const renderRowActions = useCallback(
    (key: string, index: number) => (
      <IconButton
        label={`Remove ${getName(key)}`}
        icon={<X />}
        data-removes-row=""
        onClick={(event) => removeRow(event.currentTarget, () => remove(index))}
      />
    ),
    [remove],
  );
  return (
    <SortableList
      label={label}
      items={keys}
      itemKey={getKey}
      itemLabel={getName}
      isGap={isEmpty}
      onMove={(from, to, group) => dispatch({ type: 'moved', from, to, group })}
      onRestore={(restored) =>
        dispatch({ type: 'replaced', slots: restored.map((key) => (isEmpty(key) ? '' : key)) })
      }
      {...(onDrop && { externalType: CONTESTANT_DRAG_TYPE, onDropExternal: onDrop, renderRowActions })}
      touchDelay={TOUCH_DRAG_DELAY_BALLOT_MS}
      renderItem={renderItem}
    />
  );
}

/** A row's key is its contestant's slug, or this prefix and the rank of an empty slot. */
const EMPTY_PREFIX = '#';
const isEmpty = (key: string) => key.startsWith(EMPTY_PREFIX);
const getKey = (key: string) => key;
const getName = (slug: string) => contestantItem(slug).name;

/** Memoized by slug, so that a moved contestant keeps its picture. */
const RankedContestant = memo(function RankedContestant({
  slug,
  seasonId,
  onTap,
}: {
  slug: string;
  seasonId: string | undefined;
  onTap: (() => void) | undefined;
}) {
  const item = useMemo(() => contestantItem(slug, seasonId), [slug, seasonId]);
  return <FilledSlot item={item} onTap={onTap} />;
});

type EmptySlotProps = {
  rank: number;
  isNext: boolean;
  isSelected: boolean;
  onSelect: () => void;
};

/** An empty slot. Pressing it selects it for the next choice; on phones that opens the seasons. */
function EmptySlot({ rank, isNext, isSelected, onSelect }: EmptySlotProps) {
  return (
    <button
      type="button"
      className={styles.empty}
      aria-pressed={isSelected}
      data-is-next={isNext || undefined}
      onClick={onSelect}
    >
      Vote for #{rank}
    </button>
  );
}
