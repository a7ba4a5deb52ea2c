import { useId } from 'react';
import styles from './SegmentedControl.module.css';

type SegmentedControlProps<Value extends string> = {
  label: string;
  isLabelVisible?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice between a few options: native radio buttons in a row. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelVisible = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={isLabelVisible ? styles.label : 'visuallyHidden'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
