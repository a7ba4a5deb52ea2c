import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
};

/** Something that can be opened in its place: the browser's own disclosure. */
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
