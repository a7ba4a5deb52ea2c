import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { memo, useCallback, useEffect, useMemo } from 'react';
import { useStore } from '#createStore.ts';
import { refreshForUnknownId } from '#data/catalogue/publishedSeasons.ts';
import {
  canRequestPictures,
  findDownloadUrl,
  getPictureUrls,
  reportFailedPicture,
  reportLoadedPicture,
} from '#data/pictures/readPicture.ts';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { Picture, type PictureProps } from '#ui/picture/Picture.tsx';
import { Portrait } from '#ui/picture/Portrait.tsx';
import styles from './ItemPicture.module.css';

const PIXELS = { small: 36, medium: 52, large: 96 } as const;

type Size = keyof typeof PIXELS | number;

type ItemPictureProps = {
  item: ShownItem;
  /** By name, or in pixels. */
  size?: Size;
  /** Of the drawing, in place of those of the season. */
  colors?: readonly [string, string] | undefined;
  /** True when the name of the item is shown beside it as text. */
  isDecorative?: boolean;
};

const toPixels = (size: Size) => (typeof size === 'string' ? PIXELS[size] : size);

const unknownIds = new Set<string>();

/** A stored list may hold an item that is not in the catalogue, or not yet here. Warns once for each item. */
function warnOfUnknownItem({ id, seasonId }: ListedItem): void {
  if (unknownIds.has(id)) return;
  unknownIds.add(id);
  console.warn(
    `The catalogue does not know ${id}${seasonId ? ` in season ${seasonId}` : ''}; it is shown without a picture.`,
  );
}

/**
 * The logo of a season or the headshot of a contestant, or a drawing in the colors of the season. An item that the spoiler
 * shield hides has neither.
 */
export const ItemPicture = memo(function ItemPicture({
  item,
  size = 'medium',
  colors,
  isDecorative = false,
}: ItemPictureProps) {
  if (item.isHidden)
    return <HiddenPicture name={item.name} size={toPixels(size)} isDecorative={isDecorative} />;
  return <ListedPicture item={item} size={size} colors={colors} isDecorative={isDecorative} />;
});

type ListedPictureProps = Pick<ItemPictureProps, 'colors'> & {
  item: ListedItem;
  size: Size;
  isDecorative: boolean;
};

function ListedPicture({ item, size, colors, isDecorative }: ListedPictureProps) {
  const { imageUrl, isUnknown } = item;
  useEffect(() => {
    if (!item.isUnknown) return;
    warnOfUnknownItem(item);
    void refreshForUnknownId();
  }, [item]);

  const canRequest = useStore(canRequestPictures);
  const hasPicture = canRequest && !isUnknown;

  // Memoized, because a URL that fails meanwhile must not restart the search.
  const sources = useMemo(() => (hasPicture ? getPictureUrls(imageUrl) : []), [hasPicture, imageUrl]);
  const findMore = useCallback(() => findDownloadUrl(imageUrl), [imageUrl]);

  const picture = {
    name: item.name,
    colors: colors ?? getItemColors(item),
    sources,
    findMore: hasPicture ? findMore : undefined,
    onFailure: reportFailedPicture,
    onSuccess: reportLoadedPicture,
    size: toPixels(size),
    isDecorative,
  };
  return item.isSeason ? <Emblem {...picture} number={getSeasonNumber(item)} /> : <Portrait {...picture} />;
}

type Props = {
  name: string;
  /** In pixels. */
  size: number;
  isDecorative: boolean;
};

/** Stands for the picture of an item that the spoiler shield hides. The same for all of them. */
export function HiddenPicture({ name, size, isDecorative }: Props) {
  const label = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return <span className={styles.picture} style={{ width: size, height: size }} {...label} />;
}

/** The number of the season that an item belongs to. A season that the catalogue does not know has the number in its id. */
export function getSeasonNumber(item: ListedItem): number {
  const seasonId = item.isSeason ? item.id : (item.seasonId ?? '');
  return findSeason(seasonId)?.seasonNumber ?? Number(seasonId.slice(1));
}

export function getItemColors(item: ListedItem): readonly [string, string] {
  return seasonColors(getSeasonNumber(item));
}

// Lazy, because its drawings are large and many pages show seasons late or never.
const EmblemBadge = lazyAfterContent(() => import('./EmblemBadge.tsx'));

type EmblemProps = PictureProps & { number: number };

/** The logo of a season, or a numbered badge in two colors until it has loaded. */
export function Emblem({ number, ...picture }: EmblemProps) {
  return (
    <Picture {...picture} shape="bare" fit="contain">
      <EmblemBadge name={picture.name} number={number} colors={picture.colors} />
    </Picture>
  );
}
