import type { ReactNode } from 'react';
import styles from './DottedLine.module.css';

type Props = { children: ReactNode };

/** A line of spans with dots between them, but no dot at a line break. */
export function DottedLine({ children }: Props) {
  return <span className={styles.line}>{children}</span>;
}
