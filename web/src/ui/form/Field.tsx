import { cutText } from '@outrank/shared/text/text';
import { Search, X } from 'lucide-react';
import {
  type ComponentProps,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { IconButton } from './Button.tsx';
import styles from './Field.module.css';

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
  const { field, cutNotice, handleInput } = useCutNotice(maxLength);
  const limitNotice = value.length === maxLength ? "That's the maximum length." : '';
  const Control = isMultiline ? 'textarea' : 'input';

  return (
    <div ref={field} className={styles.field}>
      <div className={styles.above}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {maxLength !== undefined && <Counter length={value.length} limit={maxLength} />}
      </div>
      <Control
        {...(native as object)}
        onInput={handleInput}
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

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Browsers cut inserted text at `maxLength` silently, and within flags and families. The listener inserts whole signs instead.
 * The notice stays until the text changes.
 */
function useCutNotice(maxLength = Number.POSITIVE_INFINITY) {
  const field = useRef<HTMLDivElement>(null);
  const [wasCut, setWasCut] = useState(false);
  useEffect(() => {
    const insertWholeSigns = (event: InputEvent) => {
      const control = event.target as TextControl;
      const start = control.selectionStart ?? control.value.length;
      const end = control.selectionEnd ?? start;
      const room = maxLength - (control.value.length - (end - start));
      const inserted = event.data?.replaceAll('\r\n', '\n') ?? '';
      // What an input method composes cannot be cancelled.
      if (inserted.length <= room || !event.cancelable) return;
      event.preventDefault();
      const fitting = cutText(inserted, room);
      if (fitting !== '' || end > start) {
        control.setRangeText(fitting, start, end, 'end');
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      setWasCut(inserted.length > 1);
    };
    const { current } = field;
    current?.addEventListener('beforeinput', insertWholeSigns);
    return () => current?.removeEventListener('beforeinput', insertWholeSigns);
  }, [maxLength]);
  return {
    field,
    cutNotice: wasCut ? `Only ${maxLength} characters fit. The rest was left out.` : '',
    handleInput: () => setWasCut(false),
  };
}

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Also the accessible name. */
  placeholder: string;
  ref?: Ref<HTMLInputElement>;
};

export function SearchField({ value, onChange, placeholder, ref }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  function handleClear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.search}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={placeholder}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <span className={styles.clear}>
          <IconButton label="Clear search" icon={<X />} onClick={handleClear} />
        </span>
      )}
    </div>
  );
}
