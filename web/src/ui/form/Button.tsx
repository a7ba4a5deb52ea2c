import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a spinner at the same width and ignores clicks. */
  isBusy?: boolean;
};

export function Button({ variant, size, icon, isBusy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{children}</span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'regular' | 'small';

/** Styles another element as a button, such as a router link: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'regular'): string {
  return [styles.button, styles[variant], styles[size]].join(' ');
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title' | 'children'> & {
  /** The accessible name and the tooltip. */
  label: string;
  /** An SVG or a character. */
  icon: ReactNode;
};

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.iconButton} aria-label={label} title={label}>
      {icon}
    </button>
  );
}

/**
 * Repeats a click on a prerendered button that happened before hydration (web/src/boot marks the button).
 * The click handler of the button calls `clear`, so that one click is handled once.
 */
export function useEarlyPress(): { button: RefObject<HTMLButtonElement | null>; clear: () => void } {
  const button = useRef<HTMLButtonElement>(null);
  const clear = () => button.current?.removeAttribute('data-pressed-early');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (button.current?.dataset.pressedEarly !== undefined) button.current.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return { button, clear };
}
