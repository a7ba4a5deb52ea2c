import type { Slots } from '@outrank/shared/ballots/ballot';
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
  const { history, dispatch } = props.ballot;
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
