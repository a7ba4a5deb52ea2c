import { Button } from '#ui/form/Button.tsx';
import styles from './ErrorNotice.module.css';

type ErrorNoticeProps = {
  message: string;
  onRetry?: (() => unknown) | undefined;
  isRetrying?: boolean;
};

/** An error in the section that failed, with a way to try again. */
export function ErrorNotice({ message, onRetry, isRetrying = false }: ErrorNoticeProps) {
  return (
    <div className={styles.notice}>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      {onRetry && (
        <Button size="small" isBusy={isRetrying} onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </div>
  );
}
