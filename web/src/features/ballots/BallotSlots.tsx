import { TOUCH_DRAG_DELAY_BALLOT_MS } from '@outrank/shared/limits';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { X } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { IconButton } from '#ui/form/Button.tsx';
import { removeRow } from '#ui/sortable/rows.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import styles from './BallotSlots.module.css';
import type { BallotState, SlotTarget } from './useBallot.ts';

export const CONTESTANT_DRAG_TYPE = 'contestant';

export type SlotsProps = {
  ballot: BallotState;
  label: string;
  /** Without it, everybody is on the ballot already, and stays. */
  target?: SlotTarget;
  /** The season that all are ranked for. */
  seasonId?: string;
};

/** The slots: the user sorts and, where they choose, drops, selects and clears them. */
export function BallotSlots({ ballot, label, target, seasonId }: SlotsProps) {
  const { slots, dispatch, remove } = ballot;
  const { index: next, isChoosing, select, add } = target ?? {};
  // Pressing an empty slot selects it for the next choice. On phones that opens the seasons, and a filled slot does too.
  const canReplace = useIsPhone() && target !== undefined;
  const keys = useMemo(() => slots.map((slug, index) => slug || `${EMPTY_PREFIX}${index + 1}`), [slots]);
  const renderItem = useCallback(
    (key: string, index: number) =>
      isEmpty(key) ? (
        <button
          type="button"
          className={styles.empty}
          aria-pressed={isChoosing && index === next}
          data-is-next={index === next || undefined}
          onClick={() => select?.(index)}
        >
          Vote for #{index + 1}
        </button>
      ) : (
        <FilledSlot
          item={contestantItem(key, seasonId)}
          onTap={canReplace ? () => select?.(index) : undefined}
        />
      ),
    [next, isChoosing, select, canReplace, seasonId],
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
      {...(add && { externalType: CONTESTANT_DRAG_TYPE, onDropExternal: add, renderRowActions })}
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
