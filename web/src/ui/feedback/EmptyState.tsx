import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { UnlitTorch } from './UnlitTorch.tsx';

type EmptyStateProps = {
  text: ReactNode;
  /** An explanation or what to do next. */
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ text, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <UnlitTorch />
      <p className={styles.text}>{text}</p>
      {children && <p className={styles.explanation}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
