import type { ReactNode } from 'react';
import styles from './Banner.module.css';

type Props = {
  /** Nothing to say leaves nothing to see. */
  text: string | undefined;
  action?: ReactNode;
};

/** A word about the state of things below the header: it covers a little of the page, and moves nothing. */
export function Banner({ text, action }: Props) {
  return (
    <div className={styles.place} aria-live="polite">
      {text && (
        <div className={styles.strip}>
          <span>{text}</span>
          {action}
        </div>
      )}
    </div>
  );
}
