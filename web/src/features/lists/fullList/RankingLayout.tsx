import type { CSSProperties, ReactNode } from 'react';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './RankingLayout.module.css';

export const PODIUM_ITEMS = 3;

/** Most lists are one block, which reads down its first column, then down its second one. */
const BLOCK_ITEMS = 60;

type Props = {
  count: number;
  renderPodiumNote?: (index: number) => ReactNode;
  children: (index: number) => ReactNode;
};

/**
 * Lays out numbered items: three on a podium, the others in blocks of two columns. The browser skips the layout of a block
 * that is far off screen, so a long ranking opens and scrolls like a short one.
 */
export function RankingLayout({ count, renderPodiumNote, children }: Props) {
  const blocks = Math.ceil(Math.max(0, count - PODIUM_ITEMS) / BLOCK_ITEMS);
  return (
    <div className={styles.ranking}>
      <ol className={styles.podium} aria-label={describeRange(0, Math.min(PODIUM_ITEMS, count))}>
        {getIndices(0, Math.min(PODIUM_ITEMS, count)).map((index) => (
          <li key={index} className={styles.step}>
            <div className={styles.stand}>
              <RankNumeral rank={index + 1} size="large" />
              {children(index)}
            </div>
            {renderPodiumNote?.(index)}
          </li>
        ))}
      </ol>
      {getIndices(0, blocks).map((block) => {
        const start = PODIUM_ITEMS + block * BLOCK_ITEMS;
        const end = Math.min(start + BLOCK_ITEMS, count);
        const size = { '--items': end - start, '--rows': Math.ceil((end - start) / 2) };
        return (
          <ol
            key={block}
            className={styles.block}
            style={size as CSSProperties}
            start={start + 1}
            aria-label={describeRange(start, end)}
          >
            {getIndices(start, end).map((index) => (
              <li key={index} className={styles.item}>
                <RankNumeral rank={index + 1} />
                {children(index)}
              </li>
            ))}
          </ol>
        );
      })}
    </div>
  );
}

/** The indices from `start` up to, but not including, `end`. */
function getIndices(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function describeRange(start: number, end: number): string {
  return end - start === 1 ? `Place ${end}` : `Places ${start + 1} to ${end}`;
}

const PODIUM_PIXELS = [104, 80, 80] as const;
const PIXELS = 52;

/** The width of an item's picture in pixels. The first one fits the middle of the podium on a 320-pixel phone. */
export function getPictureSize(index: number): number {
  return PODIUM_PIXELS[index] ?? PIXELS;
}
