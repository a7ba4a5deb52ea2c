import type { CardShape } from '@outrank/shared/sharing/card';
import type { Share } from '@outrank/shared/sharing/share';
import { useEffect, useRef, useState } from 'react';
import styles from './CardPreview.module.css';
import { drawPicture } from './drawPicture.ts';

type Props = { share: Share; shape: CardShape };

/** The picture that is shared, drawn from what the page has. */
export function CardPreview({ share, shape }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const { current } = canvas;
    if (!current) return;
    drawPicture(current, share, shape).then(
      () => isCurrent && setHasFailed(false),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [share, shape]);
  const label = share.hasNames ? `Picture of ${share.title}` : `Picture of ${share.title}, without names`;
  return (
    <div className={styles.frame} data-shape={shape}>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
      {hasFailed && (
        <p className={styles.problem}>This browser can't draw the picture. The link works all the same.</p>
      )}
    </div>
  );
}
