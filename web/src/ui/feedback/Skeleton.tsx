import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'title' | 'circle' | 'block' | 'fill';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
};

/** A quiet stand-in of the final shape. Wrap a screen's skeletons in `Loading`, which speaks for them. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}
