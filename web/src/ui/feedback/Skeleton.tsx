import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'title' | 'circle' | 'block' | 'fill';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
};

/** A placeholder of the final shape. Wrap the skeletons of a screen in `Loading`, which announces them. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}
