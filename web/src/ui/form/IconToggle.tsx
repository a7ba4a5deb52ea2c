import type { ReactNode } from 'react';
import styles from './IconToggle.module.css';

type IconToggleProps = {
  /** The accessible name; the children are hidden from assistive technology. */
  label: string;
  icon: ReactNode;
  isPressed: boolean;
  onToggle: () => void;
  /** Why it cannot be used now. A click still calls `onToggle`, so that the screen can explain it. */
  hint?: string | undefined;
  children?: ReactNode;
};

/** A toggle button with an icon, and with a count as its children. */
export function IconToggle({ label, icon, isPressed, onToggle, hint, children }: IconToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isPressed}
      aria-disabled={hint === undefined ? undefined : true}
      title={hint}
      onClick={onToggle}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {children !== undefined && <span aria-hidden="true">{children}</span>}
      <span className="visuallyHidden">{label}</span>
    </button>
  );
}
