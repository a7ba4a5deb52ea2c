import type { ReactNode } from 'react';
import styles from './Loading.module.css';

type LoadingProps = {
  /** For example 'Loading lists ...'. */
  label?: string;
  /** Shows the label too, where there is no skeleton. */
  isTextVisible?: boolean;
  children?: ReactNode;
};

/** Announces that something is loading; the children are its skeletons. */
export function Loading({ label = 'Loading ...', isTextVisible = false, children }: LoadingProps) {
  return (
    <>
      <p role="status" className={isTextVisible ? styles.label : 'visuallyHidden'}>
        {label}
      </p>
      {children && <div aria-hidden="true">{children}</div>}
    </>
  );
}
