import type { CSSProperties, ReactNode } from 'react';
import { RankNumeral } from '#ui/layout/RankNumeral.tsx';
import styles from './RankingLayout.module.css';

const PODIUM = 3;

/** As many as a screen shows in two columns: whoever has read down the first finds the next place without scrolling. */
const BLOCK = 20;

type Props = {
  count: number;
  /** The picture of a place (from 0), then the words. */
  children: (index: number) => ReactNode;
};

/**
 * The numbered places of a ranking: three on a podium, the others in blocks that read down one column and then the
 * next. The browser lays out a block when it comes near, so a long ranking opens and scrolls like a short one.
 */
export function RankingLayout({ count, children }: Props) {
  const blocks = Math.ceil(Math.max(0, count - PODIUM) / BLOCK);
  return (
    <div>
      <ol className={styles.podium} aria-label={placesFrom(0, Math.min(PODIUM, count))}>
        {indexes(0, Math.min(PODIUM, count)).map((index) => (
          <li key={index} className={styles.step}>
            <RankNumeral rank={index + 1} size="large" />
            {children(index)}
          </li>
        ))}
      </ol>
      {indexes(0, blocks).map((block) => {
        const start = PODIUM + block * BLOCK;
        return <Block key={block} start={start} end={Math.min(start + BLOCK, count)} place={children} />;
      })}
    </div>
  );
}

type BlockProps = { start: number; end: number; place: Props['children'] };

function Block({ start, end, place }: BlockProps) {
  const length = end - start;
  const shape = { '--places': length, '--rows': Math.ceil(length / 2) };
  return (
    <ol
      className={styles.block}
      style={shape as CSSProperties}
      start={start + 1}
      aria-label={placesFrom(start, end)}
    >
      {indexes(start, end).map((index) => (
        <li key={index} className={styles.place}>
          <RankNumeral rank={index + 1} />
          {place(index)}
        </li>
      ))}
    </ol>
  );
}

/** From `start`, without `end`. */
function indexes(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function placesFrom(start: number, end: number): string {
  return end - start === 1 ? `Place ${end}` : `Places ${start + 1} to ${end}`;
}
