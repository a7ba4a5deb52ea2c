import type { ReactNode } from 'react';
import styles from './Banner.module.css';

type Props = {
  /** Shown while defined. */
  text: string | undefined;
  action?: ReactNode;
};

/** A short status at the end of the header. It pushes the page down instead of covering it. */
export function Banner({ text, action }: Props) {
  return (
    <div aria-live="polite">
      {text && (
        <div className={styles.banner}>
          <span>{text}</span>
          {action}
        </div>
      )}
    </div>
  );
}
