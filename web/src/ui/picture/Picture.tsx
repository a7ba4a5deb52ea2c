import type { ReactNode } from 'react';
import styles from './Picture.module.css';
import { type PictureProps, usePicture } from './usePicture.ts';

type FrameProps = PictureProps & {
  shape: 'circle' | 'bare';
  fit: 'cover' | 'contain';
  /** The drawing below the picture, visible until one loads. */
  children: ReactNode;
};

/** A picture that fades in over a drawing of the same size. The drawing stays when no picture loads. */
export function Picture(props: FrameProps) {
  const { name, size, shape, fit, isDecorative = false, children } = props;
  const { source, isLoaded, handleLoad, handleError } = usePicture(props);
  const alternative = isDecorative ? '' : name;
  const semantics = isDecorative || source ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };

  return (
    <span
      className={styles.frame}
      data-shape={shape}
      data-is-loaded={isLoaded || undefined}
      style={{ width: size, height: size }}
    >
      <span className={styles.drawing} {...semantics}>
        {children}
      </span>
      {source && (
        <img
          key={source}
          className={styles.image}
          data-fit={fit}
          src={source}
          alt={alternative}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={handleLoad}
          onError={handleError}
        />
      )}
    </span>
  );
}
