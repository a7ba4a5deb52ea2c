import type { CSSProperties, ReactNode } from 'react';
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

type SkeletonProps = {
  shape?: 'line' | 'title' | 'block' | 'fill';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
};

/** A placeholder of the final shape. Wrap the skeletons of a screen in `Loading`, which announces them. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}

/** One skeleton that is announced. */
export function LoadingSkeleton({ label, ...skeleton }: SkeletonProps & Pick<LoadingProps, 'label'>) {
  return (
    <Loading {...(label !== undefined && { label })}>
      <Skeleton {...skeleton} />
    </Loading>
  );
}
