import { Search, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './SearchField.module.css';

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
