import type { ReactNode } from 'react';
import styles from './IconToggle.module.css';

type IconToggleProps = {
  /** Spoken; the children are for the eye only. */
  label: string;
  icon: ReactNode;
  isPressed: boolean;
  onToggle: () => void;
  /** Why it cannot be used now. A press still arrives, so that the screen can say so. */
  hint?: string | undefined;
  children?: ReactNode;
};

/** An icon that is on or off, with a figure beside it perhaps. */
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
