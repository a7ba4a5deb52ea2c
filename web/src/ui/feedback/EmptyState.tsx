import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { UnlitTorch } from './UnlitTorch.tsx';

type EmptyStateProps = {
  text: ReactNode;
  /** An explanation or what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** The text is all that the page has, so it is the page's heading. */
  isPage?: boolean;
};

export function EmptyState({ text, children, action, isPage = false }: EmptyStateProps) {
  const Text = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <UnlitTorch />
      <Text className={styles.text}>{text}</Text>
      {children && <p className={styles.explanation}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
