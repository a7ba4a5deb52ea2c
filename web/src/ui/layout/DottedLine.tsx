import type { ReactNode } from 'react';
import styles from './DottedLine.module.css';

type Props = { children: ReactNode };

/** Short facts, a span each, in a line with dots between them; where it breaks, neither half keeps a dot. */
export function DottedLine({ children }: Props) {
  return <span className={styles.line}>{children}</span>;
}
