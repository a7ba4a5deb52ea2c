import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title' | 'children'> & {
  /** Spoken, and shown on hover. */
  label: string;
  /** A drawing, or a sign of the type face. */
  icon: ReactNode;
};

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.iconButton} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
