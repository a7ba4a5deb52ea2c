import { pickByHash } from '@outrank/shared/text/text';
import type { CSSProperties } from 'react';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './Portrait.module.css';

/** The photo of a person, or their initials on a buff until one has loaded. */
export function Portrait(picture: PictureProps) {
  return (
    <Picture {...picture} shape="circle" fit="cover">
      <Buff name={picture.name} colors={picture.colors} size={picture.size} />
    </Picture>
  );
}

const patterns = ['stripes', 'half', 'diagonal', 'chevron', 'sash'] as const;

/** As a ratio of the size. */
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

/** `Parvati Shallow` gives PS, `Sandra Diaz-Twine` SD, `Coach` C, `J.T. Thomas` JT; a nickname in quotes is skipped. */
export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word) && !/^["'“(]/.test(word));
  const first = words[0]?.match(/\p{L}/u)?.[0] ?? '?';
  const second = words.length > 1 ? (words[1]?.match(/\p{L}/u)?.[0] ?? '') : '';
  return (first + second).toUpperCase();
}
