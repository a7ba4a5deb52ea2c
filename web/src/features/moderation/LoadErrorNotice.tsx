import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import styles from './ModerationQueue.module.css';

export const LOAD_FAILED = "This couldn't be loaded. Please try again.";

/** Replaces a part of a card that could not be read. */
export function LoadErrorNotice({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className={styles.loadError}>
      <ErrorNotice message={LOAD_FAILED} onRetry={onRetry} />
    </div>
  );
}
