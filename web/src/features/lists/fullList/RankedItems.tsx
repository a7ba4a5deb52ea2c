import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { findListMovements, type ListMovements } from '@outrank/shared/lists/lastWeek';
import type { Movement } from '@outrank/shared/results/edition';
import type { ShownItem, ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { useState } from 'react';
import { describeSeason } from '#data/facts/places.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink, SeasonLink } from '#reader/ItemLink.tsx';
import { RevealButton } from '#reader/RevealButton.tsx';
import { formatUtcDay } from '#ui/format.ts';
import { MovementBadge } from '#ui/layout/MovementBadge.tsx';
import styles from './RankingLayout.module.css';
import { getPictureSize, PODIUM_ITEMS, RankingLayout } from './RankingLayout.tsx';

/** The contestants or seasons of a ranking in order, and how they moved in the week of its last save. */
export function RankedItems({ list }: { list: Pick<ShownList, 'items' | 'lastWeek' | 'createdAt'> }) {
  const [now] = useState(() => new Date());
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
          <span className={styles.movement}>
            <MovementBadge movement={movement} since={since} />
          </span>
        )}
        {index >= PODIUM_ITEMS && item.note && <span className={styles.note}>{item.note}</span>}
        <RevealButton item={item} which={`number ${index + 1}`} />
      </span>
    </>
  );
}
