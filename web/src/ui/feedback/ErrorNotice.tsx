import { Button } from '#ui/form/Button.tsx';
import { describeMoment } from '#ui/formatMoment.ts';
import styles from './ErrorNotice.module.css';

type ErrorNoticeProps = {
  message: string;
  /** When the content below the notice was read, in milliseconds since 1970. */
  shownFrom?: number | undefined;
  onRetry?: (() => unknown) | undefined;
  isRetrying?: boolean;
};

/** An error in the section that failed, with a way to try again and the age of the content that is still shown. */
export function ErrorNotice({ message, shownFrom, onRetry, isRetrying = false }: ErrorNoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.words}>
        <p role="alert">{message}</p>
        {shownFrom !== undefined && (
          <p className={styles.age}>Showing what you saw {describeMoment(new Date(shownFrom), new Date())}</p>
        )}
      </div>
      {onRetry && (
        <Button size="small" isBusy={isRetrying} onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
