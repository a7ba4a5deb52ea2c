import type { ReactNode } from 'react';
import styles from './TagToggle.module.css';

type TagToggleProps = {
  isPressed: boolean;
  onToggle: (isPressed: boolean) => void;
  children: ReactNode;
  icon?: ReactNode;
};

/** A toggle button that looks like a tag. */
export function TagToggle({ isPressed, onToggle, children, icon }: TagToggleProps) {
  return (
    <button
      type="button"
      className={styles.pill}
      aria-pressed={isPressed}
      onClick={() => onToggle(!isPressed)}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}
