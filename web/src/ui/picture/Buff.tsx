import type { CSSProperties } from 'react';
import { initials } from '#ui/picture/initials.ts';
import styles from './Buff.module.css';
import { pickByHash } from './stableHash.ts';

const patterns = ['stripes', 'half', 'diagonal', 'chevron', 'sash'] as const;

/** Of the width of the cloth. */
const LETTER_HEIGHT = 0.46;

type BuffProps = {
  name: string;
  colors: readonly [string, string];
  /** Pixels. */
  size: number;
};

/**
 * Initials as on a jersey, on cloth in two colours. The pattern belongs to the name. Drawn by CSS: a long list shows a
 * hundred of them, and the browser would put an SVG's clip and scale for each of them together again at every move.
 */
export function Buff({ name, colors: [cloth, pattern], size }: BuffProps) {
  const look = { '--cloth': cloth, '--pattern': pattern, fontSize: size * LETTER_HEIGHT };
  return (
    <span
      className={styles.buff}
      data-pattern={pickByHash(name, patterns)}
      style={look as CSSProperties}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
