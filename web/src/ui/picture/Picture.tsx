import { type ReactNode, useEffect, useState } from 'react';
import styles from './Picture.module.css';

type FrameProps = PictureProps & {
  shape: 'circle' | 'bare';
  fit: 'cover' | 'contain';
  /** The drawing below the picture, visible until one loads. */
  children: ReactNode;
};

/** A picture that fades in over a drawing of the same size. The drawing stays when no picture loads. */
export function Picture(props: FrameProps) {
  // Other sources are another picture, which starts over.
  return <Frame key={props.sources.join('\n')} {...props} />;
}

function Frame(props: FrameProps) {
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

export type PictureProps = {
  name: string;
  /** Two CSS colors of the drawing. */
  colors: readonly [string, string];
  /** URLs, tried in order until one loads. */
  sources: readonly string[];
  /** Called once, when every source has failed. */
  findMore?: (() => Promise<string | undefined>) | undefined;
  onFailure?: ((source: string) => void) | undefined;
  /** Called when a source has loaded. */
  onSuccess?: (() => void) | undefined;
  /** Pixels. */
  size: number;
  /** True when the name is shown beside it as text. */
  isDecorative?: boolean | undefined;
};

type Attempt = { index: number; extra: string[]; isLoaded: boolean; hasSearched: boolean };

const firstAttempt: Attempt = { index: 0, extra: [], isLoaded: false, hasSearched: false };

/** Tries the sources of a picture until one loads. */
function usePicture({ sources, findMore, onFailure, onSuccess }: PictureProps) {
  const [attempt, setAttempt] = useState(firstAttempt);

  const source = [...sources, ...attempt.extra][attempt.index];
  const shouldSearch = source === undefined && findMore !== undefined && !attempt.hasSearched;

  useEffect(() => {
    if (!shouldSearch || !findMore) return;
    let isCurrent = true;
    const settle = (found?: string) => {
      if (!isCurrent) return;
      setAttempt((now) => ({ ...now, hasSearched: true, extra: found ? [found] : [] }));
    };
    findMore().then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [shouldSearch, findMore]);

  return {
    source,
    isLoaded: attempt.isLoaded,
    handleLoad: () => {
      onSuccess?.();
      setAttempt((now) => ({ ...now, isLoaded: true }));
    },
    handleError: () => {
      if (source !== undefined) onFailure?.(source);
      setAttempt((now) => ({ ...now, index: now.index + 1, isLoaded: false }));
    },
  };
}
