import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';

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
