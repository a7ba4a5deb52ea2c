import { pickByHash } from '@outrank/shared/text/text';
import { type ReactNode, useState } from 'react';
import frameStyles from './Picture.module.css';
import styles from './Portrait.module.css';

type Props = PictureProps & {
  name: string;
  /** Two CSS colors of the buff. */
  colors: readonly [string, string];
  /** The name stands below, so that a large disc has initials too. */
  isCaptioned?: boolean | undefined;
};

/** The photo of a castaway, or their name on a buff until one has loaded. */
export function Portrait({ name, colors, isCaptioned, ...picture }: Props) {
  return (
    <Picture {...picture} shape="circle">
      <Buff name={name} size={picture.size} colors={colors} isCaptioned={isCaptioned} />
    </Picture>
  );
}

const patterns = ['half', 'chevron', 'sash'] as const;

/** From this size on, in pixels, a disc has room for a first name. */
const NAME_SIZE_MIN = 44;
/** As ratios of the size. */
const LETTER_HEIGHT = 0.46;
const NAME_WIDTH = 0.84;
/** Of the letters' height. */
const LETTER_WIDTH = 0.45;

type BuffProps = Pick<Props, 'name' | 'colors' | 'size' | 'isCaptioned'>;

/**
 * The first name, or the initials on a small disc, on a buff in two colors, with a pattern picked by the name: so a cast is told
 * apart. Drawn by CSS: a long list shows a hundred of them, and the browser would recompute clip and scale of every SVG at each move.
 */
function Buff({ name, colors: [cloth, pattern], size, isCaptioned }: BuffProps) {
  const text = isCaptioned || size < NAME_SIZE_MIN ? getInitials(name) : (name.split(' ')[0] ?? '');
  const fontSize = size * Math.min(LETTER_HEIGHT, NAME_WIDTH / (LETTER_WIDTH * text.length));
  return (
    <span
      className={styles.buff}
      data-pattern={pickByHash(name, patterns)}
      style={{ '--cloth': cloth, '--pattern': pattern, fontSize }}
      aria-hidden="true"
    >
      {text}
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

type PictureProps = {
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
      className={frameStyles.frame}
      data-shape={shape}
      data-is-loaded={(source && loaded === source) || undefined}
      style={{ width: size, height: size }}
    >
      <span className={frameStyles.drawing} aria-hidden="true">
        {children}
      </span>
      {source && (
        <img
          key={source}
          className={frameStyles.image}
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
