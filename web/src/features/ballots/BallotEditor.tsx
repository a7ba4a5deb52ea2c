import { namesAnybody } from '@outrank/shared/ballots/ballot';
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
  isByTap: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
  /** What the fan should know about this ballot, with what can be done about it. */
  note?: React.ReactNode;
};

/** Ten numbered places and the button that casts them. */
export function BallotEditor({ ballot, target, isByTap, isSubmitting, onSubmit, note }: Props) {
  const { slots, history, dispatch } = ballot;
  const taken = slots.filter((slug) => slug !== '').length;
  return (
    <section className={styles.ballot} aria-labelledby="ballot-heading">
      <UndoHeading id="ballot-heading" history={history} dispatch={dispatch}>
        Your ballot
      </UndoHeading>
      <BallotSlots ballot={ballot} target={target} isByTap={isByTap} />
      <div className={styles.foot}>
        <p className={styles.count} role="status">
          {taken === 0 ? 'One name is a vote, ten say it all.' : `${taken} of ${BALLOT_SLOTS} places taken`}
        </p>
        <Button
          variant="primary"
          isBusy={isSubmitting}
          disabled={!(isSubmitting || namesAnybody(slots))}
          onClick={onSubmit}
        >
          Submit My Ranking
        </Button>
        {note}
      </div>
    </section>
  );
}
