import { type ReactNode, useId } from 'react';
import styles from './Toggle.module.css';

type CheckboxProps = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  /** What else there is to know, below the label. */
  children?: ReactNode;
};

/** A native checkbox with its label beside it. */
export function Checkbox({ label, isChecked, onChange, isDisabled = false, children }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={id} className={styles.note}>
        {children}
      </p>
    </div>
  );
}

type TagToggleProps = {
  isPressed: boolean;
  onToggle: (isPressed: boolean) => void;
  children: ReactNode;
  icon?: ReactNode;
};

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
      <span className={styles.iconToggleIcon} aria-hidden="true">
        {icon}
      </span>
      {children !== undefined && <span aria-hidden="true">{children}</span>}
      <span className="visuallyHidden">{label}</span>
    </button>
  );
}
