import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';
import { useCutNotice } from './useCutNotice.ts';

type NativeProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'onChange' | 'value' | 'ref'>;

type FieldProps = NativeProps & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** A text area instead of one line; `rows` is its initial height. */
  isMultiline?: boolean;
};

/** A labelled input or text area. With `maxLength` it counts characters and announces when pasted text was cut. */
export function Field({ label, value, onChange, error, isMultiline, maxLength, ...native }: FieldProps) {
  const ownId = useId();
  const id = native.id ?? ownId;
  const { cutNotice, handlers } = useCutNotice(value, maxLength);
  const limitNotice = value.length === maxLength ? "That's the maximum length." : '';
  const Control = isMultiline ? 'textarea' : 'input';

  return (
    <div className={styles.field}>
      <div className={styles.above}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {maxLength !== undefined && <Counter length={value.length} limit={maxLength} />}
      </div>
      <Control
        {...(native as object)}
        {...handlers}
        id={id}
        className={styles.control}
        value={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
      />
      <div role="status" className={cutNotice ? styles.notice : 'visuallyHidden'}>
        {cutNotice || limitNotice}
      </div>
      <div id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </div>
    </div>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  const remaining = limit - length;
  const state = remaining <= 0 ? 'full' : remaining <= limit * 0.15 ? 'near' : 'plain';
  return (
    <span className={styles.counter} data-state={state}>
      <span aria-hidden="true">{`${length}/${limit}`}</span>
      <span className="visuallyHidden">{`${length} of ${limit} characters`}</span>
    </span>
  );
}
