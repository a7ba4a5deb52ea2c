import { type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';

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
    <div className={styles.checkbox}>
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
