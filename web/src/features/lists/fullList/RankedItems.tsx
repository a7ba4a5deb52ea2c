import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { findListMovements, type ListMovements } from '@outrank/shared/lists/lastWeek';
import type { Movement } from '@outrank/shared/results/edition';
import type { ShownItem, ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { type ReactNode, useState } from 'react';
import { describeSeason } from '#data/facts/places.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink, SeasonLink } from '#reader/ItemLink.tsx';
import { RevealButton } from '#reader/RevealButton.tsx';
import { estimateNow } from '#serverTime.ts';
import { formatUtcDay } from '#ui/format.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import { MovementBadge } from '#ui/layout/MovementBadge.tsx';
import styles from './RankingLayout.module.css';

/** The contestants or seasons of a ranking in order, and how they moved in the week of its last save. */
export function RankedItems({ list }: { list: Pick<ShownList, 'items' | 'lastWeek' | 'createdAt'> }) {
  const [now] = useState(() => new Date(estimateNow()));
  const { items } = list;
  if (items.length === 0) return <p>This list is empty</p>;
  const moved = findListMovements(list, now);
  const since = moved && describeStart(moved, list.createdAt);
  return (
    <>
      {since && <p className={styles.since}>Arrows show what moved {since}.</p>}
      <RankingLayout
        count={items.length}
        renderPodiumNote={(index) => items[index]?.note && <p className={styles.note}>{items[index].note}</p>}
      >
        {(index) => {
          const item = items[index];
          const movement = item && moved?.movements.get(item.id);
          return item && <Item item={item} index={index} {...(movement && since && { movement, since })} />;
        }}
      </RankingLayout>
    </>
  );
}

/** @param createdAt of the list, in ISO format. */
function describeStart({ isThisWeek, monday }: ListMovements, createdAt: string): string {
  if (createdAt >= monday) return 'since it was first saved';
  return `since ${isThisWeek ? 'last week' : formatUtcDay(monday)}`;
}

type ItemProps = { item: ShownItem; index: number; movement?: Movement; since?: string };

function Item({ item, index, movement, since }: ItemProps) {
  const season = item.isSeason ? findSeason(item.id) : undefined;
  return (
    <>
      <ItemPicture item={item} size={getPictureSize(index)} />
      <span className={styles.text}>
        <span className={styles.name} data-is-hidden={item.isHidden}>
          <ItemLink item={item} />
        </span>
        {item.seasonName && (
          <span className={styles.season}>
            <SeasonLink item={item} />
          </span>
        )}
        {season && <span className={styles.season}>{describeSeason(season)}</span>}
        {movement && since && (
          <span>
            <MovementBadge movement={movement} since={since} />
          </span>
        )}
        {index >= PODIUM_ITEMS && item.note && <span className={styles.note}>{item.note}</span>}
        <RevealButton item={item} which={`number ${index + 1}`} />
      </span>
    </>
  );
}

const PODIUM_ITEMS = 3;

/** Most lists are one block, which reads down its first column, then down its second one. */
const BLOCK_ITEMS = 60;

type LayoutProps = {
  count: number;
  renderPodiumNote?: (index: number) => ReactNode;
  children: (index: number) => ReactNode;
};

/**
 * Lays out numbered items: three on a podium, the others in blocks of two columns. The browser skips the layout of a block
 * that is far off screen, so a long ranking opens and scrolls like a short one.
 */
export function RankingLayout({ count, renderPodiumNote, children }: LayoutProps) {
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
        return (
          <ol
            key={block}
            className={styles.block}
            style={{ '--items': end - start, '--rows': Math.ceil((end - start) / 2) }}
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
