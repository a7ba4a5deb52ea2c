import { type ReactNode, useState } from 'react';
import styles from './Picture.module.css';

export type PictureProps = {
  /** Pixels. */
  size: number;
  /** The URL, if there is one. */
  source?: string | undefined;
  onLoad?: (() => void) | undefined;
  onError?: (() => void) | undefined;
};

type FrameProps = PictureProps & {
  /** A circle crops its picture; a bare one shows all of it. */
  shape: 'circle' | 'bare';
  /** The drawing below the picture, visible until that has loaded. */
  children: ReactNode;
};

/**
 * A picture that fades in over a drawing of the same size. The drawing stays when there is no picture. Both are hidden from
 * assistive technology, because the name stands beside them as text.
 */
export function Picture(props: FrameProps) {
  const { size, shape, source, onLoad, onError, children } = props;
  const [loaded, setLoaded] = useState<string>();
  return (
    <span
      className={styles.frame}
      data-shape={shape}
      data-is-loaded={(source && loaded === source) || undefined}
      style={{ width: size, height: size }}
    >
      <span className={styles.drawing} aria-hidden="true">
        {children}
      </span>
      {source && (
        <img
          key={source}
          className={styles.image}
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => {
            setLoaded(source);
            onLoad?.();
          }}
          onError={onError}
        />
      )}
    </span>
  );
}
