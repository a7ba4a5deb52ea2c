import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import styles from './ModerationQueue.module.css';
import { LOAD_FAILED } from './moderationText.ts';

/** In a card, in place of what could not be read. */
export function LoadErrorNotice({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className={styles.problem}>
      <ErrorNotice message={LOAD_FAILED} onRetry={onRetry} />
    </div>
  );
}
