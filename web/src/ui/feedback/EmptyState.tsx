import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { UnlitTorch } from './UnlitTorch.tsx';

type EmptyStateProps = {
  /** One line with character. */
  text: ReactNode;
  /** What it means or what to do, when the text alone does not say it. */
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ text, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <UnlitTorch />
      <p className={styles.line}>{text}</p>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
