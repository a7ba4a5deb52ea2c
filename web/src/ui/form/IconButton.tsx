import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

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
