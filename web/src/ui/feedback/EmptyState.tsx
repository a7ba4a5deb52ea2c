import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  text: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
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

/** An ornament: an extinguished torch with smoke. */
function UnlitTorch() {
  return (
    <svg className={styles.torch} viewBox="0 0 64 88" width="64" height="88" aria-hidden="true">
      <g className={styles.smoke} fill="none" strokeLinecap="round">
        <path d="M31 27c-7-6 5-9 0-15-3-4-1-8 2-10" strokeWidth="2" />
        <path d="M37 25c5-5-2-8 2-13" strokeWidth="1.5" opacity="0.55" />
      </g>
      <path className={styles.cup} d="M18 31c2 3 26 3 28 0l-4 14c-3 2-17 2-20 0z" />
      <path className={styles.wrap} d="M21 35.5c7 2.4 15 2.4 22 0M22.4 40c6 2 13 2 19.2 0" />
      <path className={styles.glow} d="M22 31.2c4-2.6 16-2.6 20 0-4 1.5-16 1.5-20 0z" />
      <path className={styles.pole} d="M27 46.6h10L34.6 86h-5.2z" />
      <path className={styles.wrap} d="m27.4 52 9-3m-8.7 8 8.4-3" />
    </svg>
  );
}
