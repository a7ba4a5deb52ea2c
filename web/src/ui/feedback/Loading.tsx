import type { ReactNode } from 'react';
import styles from './Loading.module.css';

type LoadingProps = {
  /** For example 'Loading lists ...'. */
  label?: string;
  /** Shows the words too, where no skeleton stands for them. */
  isTextVisible?: boolean;
  children?: ReactNode;
};

/** Says that something is being fetched and holds its place with skeletons. */
export function Loading({ label = 'Loading ...', isTextVisible = false, children }: LoadingProps) {
  return (
    <>
      <p role="status" className={isTextVisible ? styles.words : 'visuallyHidden'}>
        {label}
      </p>
      {children && <div aria-hidden="true">{children}</div>}
    </>
  );
}
