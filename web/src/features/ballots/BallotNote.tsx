import { Button } from '#ui/form/Button.tsx';
import styles from './BallotNote.module.css';

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
