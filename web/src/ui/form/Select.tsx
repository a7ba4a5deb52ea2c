import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './Select.module.css';

type SelectProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A native select, for a choice without space to show all options. */
export function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={styles.list}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </span>
    </div>
  );
}

type SegmentedControlProps<Value extends string> = Omit<SelectProps<Value>, 'value'> & {
  isLabelVisible?: boolean;
  /** Undefined until the user has chosen. */
  value: Value | undefined;
};

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, isLabelVisible = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={isLabelVisible ? styles.segmentedControlLabel : 'visuallyHidden'}>{label}</legend>
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
