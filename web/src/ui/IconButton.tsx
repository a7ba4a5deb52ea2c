import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title'> & {
  /** Spoken, and shown on hover. */
  label: string;
  tone?: 'plain' | 'danger';
};

export function IconButton({ label, tone = 'plain', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.iconButton}
      data-tone={tone}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
