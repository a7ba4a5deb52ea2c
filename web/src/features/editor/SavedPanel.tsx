import { Button } from '#ui/form/Button.tsx';
import styles from './ListEditor.module.css';

type Props = {
  /** The list has changed since. */
  hasChanges: boolean;
  onView: () => void;
  /** Undefined for what only its owner sees. */
  onShare: (() => void) | undefined;
  onDone: () => void;
};

/** What to do next with a saved list. It stays until it is dismissed. */
export function SavedPanel({ hasChanges, onView, onShare, onDone }: Props) {
  return (
    <section className={styles.saved} aria-label="Saved list" data-saved-panel="">
      <p>{hasChanges ? 'Saved, without your latest changes' : 'Saved'}</p>
      <Button size="small" onClick={onView}>
        View
      </Button>
      {onShare && (
        <Button size="small" onClick={onShare}>
          Share
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onDone}>
        Done
      </Button>
    </section>
  );
}
