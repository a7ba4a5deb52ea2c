import { EMBLEM_SIZE, emblemRays, getEmblemDrawing } from '@outrank/shared/catalogue/emblem';
import { useId } from 'react';
import styles from './EmblemBadge.module.css';

type EmblemBadgeProps = { name: string; number: number; colors: readonly [string, string] };

/** Looks like the badge of a national park: a rim, rays, one motif and the number. */
export default function EmblemBadge({ name, number, colors }: EmblemBadgeProps) {
  const clip = useId();
  const { outline, motif } = getEmblemDrawing(name);
  return (
    <svg
      className={styles.emblem}
      viewBox={`0 0 ${EMBLEM_SIZE} ${EMBLEM_SIZE}`}
      aria-hidden="true"
      focusable="false"
      style={{ '--a': colors[0], '--b': colors[1] }}
    >
      <clipPath id={clip}>
        <path d={outline} transform="translate(60 60) scale(.91) translate(-60 -60)" />
      </clipPath>
      <path className={styles.rim} d={outline} />
      <g clipPath={`url(#${clip})`}>
        <path className={styles.sky} d="M0 0h120v120H0z" />
        <path className={styles.rays} d={emblemRays} />
        {motif.map(([tone, shape]) => (
          <path key={shape} className={styles[tone]} d={shape} />
        ))}
      </g>
      <path
        className={styles.ring}
        d={outline}
        transform="translate(60 60) scale(.935) translate(-60 -60)"
        vectorEffect="non-scaling-stroke"
      />
      <text className={styles.number} x="60" y="74" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
