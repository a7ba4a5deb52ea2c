import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  /** A function is called only while it is open. */
  children: ReactNode | (() => ReactNode);
  /** Together with `onToggle`: whether it is open. It keeps that itself otherwise. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

export function Disclosure({ summary, children, isOpen: givenIsOpen, onToggle }: DisclosureProps) {
  const [ownIsOpen, setOwnIsOpen] = useState(false);
  const isOpen = givenIsOpen ?? ownIsOpen;
  const toggle = onToggle ?? setOwnIsOpen;
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => toggle(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
        {summary}
      </summary>
      <div className={styles.content}>{typeof children === 'function' ? isOpen && children() : children}</div>
    </details>
  );
}
