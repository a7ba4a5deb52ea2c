import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

type Props = {
  status: string;
  /** Says what went wrong, in a line of its own. */
  problem?: string | undefined;
  /** Buttons, the main one last. */
  children: ReactNode;
  /** A line below the buttons. */
  note?: ReactNode;
};

/** The last element of an editor. It stays at the lower edge of the window, so that saving needs no scrolling. */
export function StickyBar({ status, problem, children, note }: Props) {
  return (
    <div className={styles.bar} data-sticky-bar="">
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
      <div className={styles.actions}>{children}</div>
      {note}
    </div>
  );
}
