import { hasAnyPick } from '@outrank/shared/ballots/ballot';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { Button } from '#ui/form/Button.tsx';
import { UndoHeading } from '#ui/history/UndoHeading.tsx';
import styles from './BallotEditor.module.css';
import { BallotSlots } from './BallotSlots.tsx';
import type { BallotState } from './useBallot.ts';
import type { SlotTarget } from './useSlotTarget.ts';

type Props = {
  ballot: BallotState;
  target: SlotTarget;
  opensOnTap: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
  /** A note about the state of this ballot. */
  note?: React.ReactNode;
};

/** The ten slots and the button that submits them. */
export function BallotEditor({ ballot, target, opensOnTap, isSubmitting, onSubmit, note }: Props) {
  const { slots, history, dispatch } = ballot;
  const filledCount = slots.filter((slug) => slug !== '').length;
  return (
    <section className={styles.ballot} aria-labelledby="ballot-heading">
      <UndoHeading id="ballot-heading" history={history} dispatch={dispatch}>
        Your ballot
      </UndoHeading>
      <BallotSlots ballot={ballot} target={target} opensOnTap={opensOnTap} />
      <div className={styles.foot}>
        <p className={styles.count} role="status">
          {filledCount === 0
            ? 'One name is a vote, ten say it all.'
            : `${filledCount} of ${BALLOT_SLOTS} places taken`}
        </p>
        <Button
          variant="primary"
          isBusy={isSubmitting}
          disabled={!(isSubmitting || hasAnyPick(slots))}
          onClick={onSubmit}
        >
          Submit My Ranking
        </Button>
        {note}
      </div>
    </section>
  );
}
