import { Button } from '#ui/form/Button.tsx';
import styles from './BallotNote.module.css';

/** That there are changes which do not count yet, and the way back to what does; undoing brings them again. */
export function BallotNote({ onBack }: { onBack: (() => void) | undefined }) {
  return (
    <p className={styles.note}>
      Not submitted yet. This browser keeps it for you.
      {onBack && (
        <Button size="small" variant="quiet" onClick={onBack}>
          Back to my submission
        </Button>
      )}
    </p>
  );
}
