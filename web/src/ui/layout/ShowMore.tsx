import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import styles from '#ui/form/Button.module.css';
import { Button } from '#ui/form/Button.tsx';
import type { ButtonVariant } from '#ui/form/buttonClass.ts';

type ShowMoreProps = {
  label: string;
  variant?: ButtonVariant;
  isBusy: boolean;
  /** Shown instead of the button when loading failed. */
  problem?: string | false;
  onMore: () => unknown;
};

/** Loads the next page of a list, or shows why it failed with a way to try again. */
export function ShowMore({ label, variant, isBusy, problem, onMore }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      {problem ? (
        <ErrorNotice message={problem} onRetry={onMore} isRetrying={isBusy} />
      ) : (
        <Button {...(variant ? { variant } : {})} isBusy={isBusy} onClick={() => onMore()}>
          {label}
        </Button>
      )}
    </div>
  );
}
