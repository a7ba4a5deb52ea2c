import { type CSSProperties, useId } from 'react';
import { pickByHash } from '#ui/picture/stableHash.ts';
import styles from './Emblem.module.css';
import { motifs } from './emblemMotifs.tsx';

const ROUND = 'M60 2a58 58 0 1 1 0 116a58 58 0 1 1 0-116z';
const SHIELD = 'M60 2c16 8 33 10 49 8 6 46-2 84-49 108C13 94 5 56 11 10c16 2 33 0 49-8z';
const ARCH = 'M11 110V53C11 23 33 2 60 2s49 21 49 51v57a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7z';

/** Each ray is a thin triangle from the horizon outwards. */
const rays = Array.from({ length: 13 }, (_, index) => {
  const angle = Math.PI * (1 + (index - 0.5) / 12);
  const point = (turn: number) =>
    `${(60 + 110 * Math.cos(angle + turn)).toFixed(1)} ${(80 + 110 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M60 80L${point(-0.055)}L${point(0.055)}z`;
}).join('');

type EmblemBadgeProps = { name: string; number: number; colors: readonly [string, string] };

/** Looks like the badge of a national park: a rim, rays, one motif and the number. */
export default function EmblemBadge({ name, number, colors }: EmblemBadgeProps) {
  const clip = useId();
  const outline = pickByHash(`${name} outline`, [ROUND, SHIELD, ARCH]);
  const Motif = pickByHash(name, motifs);
  return (
    <svg
      className={styles.emblem}
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
      style={{ '--a': colors[0], '--b': colors[1] } as CSSProperties}
    >
      <clipPath id={clip}>
        <path d={outline} transform="translate(60 60) scale(.91) translate(-60 -60)" />
      </clipPath>
      <path className={styles.rim} d={outline} />
      <g clipPath={`url(#${clip})`}>
        <path className={styles.sky} d="M0 0h120v120H0z" />
        <path className={styles.rays} d={rays} />
        <Motif />
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
