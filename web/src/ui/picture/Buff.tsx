import { pickByHash } from '@outrank/shared/text/stableHash';
import type { CSSProperties } from 'react';
import styles from './Buff.module.css';
import { getInitials } from './getInitials.ts';

const patterns = ['stripes', 'half', 'diagonal', 'chevron', 'sash'] as const;

/** As a share of the size. */
const LETTER_HEIGHT = 0.46;

type BuffProps = {
  name: string;
  colors: readonly [string, string];
  /** Pixels. */
  size: number;
};

/**
 * Initials on a buff in two colors, with a pattern picked by the name. Drawn by CSS: a long list shows a hundred of them,
 * and the browser would recompute clip and scale of every SVG at each move.
 */
export function Buff({ name, colors: [cloth, pattern], size }: BuffProps) {
  const style = { '--cloth': cloth, '--pattern': pattern, fontSize: size * LETTER_HEIGHT };
  return (
    <span
      className={styles.buff}
      data-pattern={pickByHash(name, patterns)}
      style={style as CSSProperties}
      aria-hidden="true"
    >
      {getInitials(name)}
    </span>
  );
}
