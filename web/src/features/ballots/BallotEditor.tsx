import { hasAnyPick } from '@outrank/shared/ballots/ballot';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import type { ReactNode } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { StickyBar } from '#ui/layout/StickyBar.tsx';
import styles from './BallotEditor.module.css';
import { BallotSlots } from './BallotSlots.tsx';
import type { BallotState, SlotTarget } from './useBallot.ts';

type Props = {
  ballot: BallotState;
  target: SlotTarget;
  opensOnTap: boolean;
  /** Returns whether the ballot took the item. */
  onDrop: (item: ListedItem, index: number) => boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
  /** A note about the state of this ballot. */
  note?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
};

/** The ten slots and the button that submits them. */
export function BallotEditor(props: Props) {
  const { ballot, target, opensOnTap, onDrop, isSubmitting, onSubmit, note, action } = props;
  const { slots, history, dispatch } = ballot;
  const filledCount = slots.filter((slug) => slug !== '').length;
  return (
    <section className={styles.ballot} aria-labelledby="ballot-heading">
      <div className={styles.head}>
        <h2 id="ballot-heading" className={styles.heading}>
          Your ballot
        </h2>
        {action}
      </div>
      <BallotSlots ballot={ballot} target={target} opensOnTap={opensOnTap} onDrop={onDrop} />
      <StickyBar
        status={filledCount === 0 ? 'Pick up to ten' : `${filledCount} of ${BALLOT_SLOTS} picked`}
        note={note}
      >
        <UndoButtons history={history} dispatch={dispatch} />
        <Button
          variant="primary"
          isBusy={isSubmitting}
          disabled={!(isSubmitting || hasAnyPick(slots))}
          onClick={onSubmit}
        >
          Submit My Ranking
        </Button>
      </StickyBar>
    </section>
  );
}

/** Says that changes are not submitted yet. The button restores the submission, which undo takes back. */
export function BallotNote({ onBack }: { onBack: (() => void) | undefined }) {
  return (
    <p className={styles.note}>
      Not submitted yet. Draft saved on this device.
      {onBack && (
        <Button size="small" variant="quiet" onClick={onBack}>
          Back to my submission
        </Button>
      )}
    </p>
  );
}
