import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  text: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  isPage?: boolean;
};

/** Says below an unlit torch that there is nothing. */
export function EmptyState({ text, children, action, isPage = false }: EmptyStateProps) {
  const Text = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <Text className={styles.text}>{text}</Text>
      {children && <p className={styles.explanation}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
