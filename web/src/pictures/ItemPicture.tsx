import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { memo, useEffect, useState } from 'react';
import { useStore } from '#createStore.ts';
import { refreshForUnknownId } from '#data/catalogue/publishedSeasons.ts';
import {
  canRequestPictures,
  findDownloadUrl,
  getDirectPictureUrl,
  hasPictureFailed,
  reportFailedPicture,
  reportLoadedPicture,
} from '#data/pictures/readPicture.ts';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { Picture, Portrait } from '#ui/picture/Portrait.tsx';
import styles from './ItemPicture.module.css';

// Lazy, because its drawings are large and many pages show seasons late or never.
const EmblemBadge = lazyAfterContent(() => import('./EmblemBadge.tsx'));

const PIXELS = { small: 36, medium: 52, large: 96 } as const;

type ItemPictureProps = {
  item: ShownItem;
  /** By name, or in pixels. */
  size?: keyof typeof PIXELS | number;
  /** Of the drawing, in place of those of the season. */
  colors?: readonly [string, string] | undefined;
  /** A name stands below. */
  isCaptioned?: boolean;
};

/**
 * The logo of a season or the headshot of a contestant, or a drawing in the colors of the season, beside the name as text. An
 * item that the spoiler shield hides has neither.
 */
export const ItemPicture = memo(function ItemPicture(props: ItemPictureProps) {
  const { item, size = 'medium', colors, isCaptioned } = props;
  const pixels = typeof size === 'string' ? PIXELS[size] : size;
  // The same for all hidden items.
  if (item.isHidden)
    return <span className={styles.picture} style={{ width: pixels, height: pixels }} aria-hidden="true" />;
  // Another item is another picture, which starts over.
  return (
    <ListedPicture
      key={item.imageUrl}
      item={item}
      size={pixels}
      colors={colors ?? getItemColors(item)}
      isCaptioned={isCaptioned}
    />
  );
});

type ListedPictureProps = {
  item: ListedItem;
  size: number;
  colors: readonly [string, string];
  isCaptioned: boolean | undefined;
};

function ListedPicture({ item, size, colors, isCaptioned }: ListedPictureProps) {
  const { name, isSeason } = item;
  useEffect(() => {
    if (!item.isUnknown) return;
    warnOfUnknownItem(item);
    refreshForUnknownId().catch(() => undefined);
  }, [item]);
  const picture = { size, ...usePhoto(item) };
  if (!isSeason) return <Portrait {...picture} name={name} colors={colors} isCaptioned={isCaptioned} />;
  return (
    <Picture {...picture} shape="bare">
      <EmblemBadge name={name} number={getSeasonNumber(item)} colors={colors} />
    </Picture>
  );
}

/** Tries the direct URL of a picture, then its download URL. */
function usePhoto({ imageUrl, isUnknown }: ListedItem) {
  const direct = getDirectPictureUrl(imageUrl);
  const canRequest = useStore(canRequestPictures) && !isUnknown;
  const [hasFailed, setHasFailed] = useState(() => hasPictureFailed(direct));
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (hasFailed && canRequest) void findDownloadUrl(imageUrl).then(setFound);
  }, [hasFailed, canRequest, imageUrl]);
  const source = hasFailed ? found : direct;
  if (!canRequest || source === undefined) return undefined;
  const handleError = () => {
    reportFailedPicture(source);
    setHasFailed(true);
    setFound(undefined);
  };
  return { source, onLoad: reportLoadedPicture, onError: handleError };
}

const unknownIds = new Set<string>();

/** A stored list may hold an item that is not in the catalogue, or not yet here. Warns once for each item. */
function warnOfUnknownItem({ id, seasonId }: ListedItem): void {
  if (unknownIds.has(id)) return;
  unknownIds.add(id);
  console.warn(`The catalogue does not know ${id} of season ${seasonId}.`);
}

/** The number of the season that an item belongs to. A season that the catalogue does not know has the number in its id. */
function getSeasonNumber(item: ListedItem): number {
  const seasonId = item.isSeason ? item.id : (item.seasonId ?? '');
  return findSeason(seasonId)?.seasonNumber ?? Number(seasonId.slice(1));
}

export function getItemColors(item: ListedItem): readonly [string, string] {
  return seasonColors(getSeasonNumber(item));
}
