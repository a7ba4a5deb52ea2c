import type { ReactNode } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { StickyBar } from '#ui/layout/StickyBar.tsx';
import styles from './BallotEditor.module.css';
import { BallotSlots, type SlotsProps } from './BallotSlots.tsx';

type Props = SlotsProps & {
  status: string;
  submitLabel: string;
  canSubmit: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
  note?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
};

/** The slots of a ballot, or of a prediction, and the button that submits them. */
export function BallotEditor(props: Props) {
  const { status, submitLabel, canSubmit, isSubmitting, onSubmit, note, action, ...slots } = props;
  const { history, dispatch } = slots.ballot;
  return (
    <section className={styles.ballot} aria-labelledby="ballot-heading">
      <div className={styles.head}>
        <h2 id="ballot-heading" className={styles.heading}>
          {slots.label}
        </h2>
        {action}
      </div>
      <BallotSlots {...slots} />
      <StickyBar status={status} note={note}>
        <UndoButtons history={history} dispatch={dispatch} />
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
