import type { Slots } from '@outrank/shared/ballots/ballot';
import { TOUCH_DRAG_DELAY_BALLOT_MS } from '@outrank/shared/limits';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { type ReactNode, useCallback, useMemo } from 'react';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { Button } from '#ui/form/Button.tsx';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { StickyBar } from '#ui/layout/StickyBar.tsx';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import styles from './BallotEditor.module.css';
import type { BallotState, SlotTarget } from './useBallot.ts';

export const CONTESTANT_DRAG_TYPE = 'contestant';

type SlotsProps = {
  ballot: BallotState;
  label: string;
  /** Without it, everybody is on the ballot already, and stays. */
  target?: SlotTarget;
  /** The season that all are ranked for. */
  seasonId?: string;
};

type Props = SlotsProps & {
  status: string;
  submitLabel: string;
  canSubmit: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
  /** Whether there are changes that are not submitted yet. */
  hasChanges: boolean;
  /** The latest submission; undefined before the first. */
  submitted: Slots | undefined;
  /** Beside the heading. */
  action: ReactNode;
};

/** The slots of a ballot, or of a prediction, and the button that submits them. */
export function BallotEditor(props: Props) {
  const { status, submitLabel, canSubmit, isSubmitting, onSubmit, hasChanges, submitted, action } = props;
  const { history, dispatch, slots } = props.ballot;
  const note = hasChanges && (
    <p className={styles.note}>
      Not submitted yet. Draft saved on this device.
      {submitted && (
        <Button size="small" variant="quiet" onClick={() => dispatch({ type: 'replaced', slots: submitted })}>
          Back to my submission
        </Button>
      )}
    </p>
  );
  return (
    <section className={styles.ballot} aria-labelledby="ballot-heading">
      <div className={styles.head}>
        <h2 id="ballot-heading" className={styles.heading}>
          {props.label}
        </h2>
        {action}
      </div>
      <BallotSlots {...props} />
      <StickyBar status={status} note={note}>
        <UndoButtons
          history={history}
          dispatch={dispatch}
          names={slots.map((slug) => slug && getName(slug))}
        />
        <Button
          variant="primary"
          isBusy={isSubmitting}
          disabled={!(isSubmitting || canSubmit)}
          onClick={onSubmit}
        >
          {submitLabel}
        </Button>
      </StickyBar>
    </section>
  );
}

/** The slots: the user sorts and, where they choose, drops, selects and clears them. */
function BallotSlots({ ballot, label, target, seasonId }: SlotsProps) {
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
  const handleRemove = useCallback((_: string, index: number) => remove(index), [remove]);
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
      {...(add && { externalType: CONTESTANT_DRAG_TYPE, onDropExternal: add, onRemove: handleRemove })}
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
