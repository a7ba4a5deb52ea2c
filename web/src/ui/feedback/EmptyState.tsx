import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  text: string;
  children?: ReactNode;
  action?: ReactNode;
  /** The page has nothing else, so the text is its title. */
  isPage?: boolean;
};

/** Says below an unlit torch that there is nothing. */
export function EmptyState({ text, children, action, isPage = false }: EmptyStateProps) {
  usePageTitle(isPage ? text : undefined);
  const Text = isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <Text className={styles.text}>{text}</Text>
      {children && <p className={styles.explanation}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
