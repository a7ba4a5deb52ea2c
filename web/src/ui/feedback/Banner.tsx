import type { ReactNode } from 'react';
import styles from './Banner.module.css';

type Props = {
  /** Shown while defined. */
  text: string | undefined;
  action?: ReactNode;
};

/** A short status below the header. It covers a little of the page and shifts nothing. */
export function Banner({ text, action }: Props) {
  return (
    <div className={styles.position} aria-live="polite">
      {text && (
        <div className={styles.banner}>
          <span>{text}</span>
          {action}
        </div>
      )}
    </div>
  );
}
