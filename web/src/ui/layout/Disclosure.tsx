import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Together with `onToggle`: whether it is open. The browser keeps that itself otherwise. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

export function Disclosure({ summary, children, isOpen, onToggle }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
