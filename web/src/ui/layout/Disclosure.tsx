import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
};

/** A native disclosure: the summary shows and hides the children. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
