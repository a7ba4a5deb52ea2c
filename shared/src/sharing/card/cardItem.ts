import { findSeason } from '../../catalogue/catalogue.ts';
import { type SeasonColors, seasonColors } from '../../catalogue/seasonColors.ts';
import { listedItem } from '../../lists/listedItem.ts';
import { isMaskedId, type ShareItem } from '../shareParts.ts';
import type { Emblem } from './drawEmblem.ts';

/** An item as a card shows it. */
export type CardItem = {
  readonly rank: number;
  /** Empty when it is masked. */
  readonly name: string;
  readonly isMasked: boolean;
  /** The season of a contestant, the year of a season. */
  readonly detail: string;
  /** Points or a score. */
  readonly value: string;
  readonly colors: SeasonColors;
  readonly emblem: Emblem | undefined;
};

/** Buffs of a masked item whose season is not told, so that a card without names has colors, too. */
const MASK_SEASONS = [20, 16, 28, 8, 41, 12, 5, 33, 9, 42];

export function toCardItem({ rank, id, seasonId, value = '', name: fan }: ShareItem): CardItem {
  if (isMaskedId(id) || fan !== undefined) {
    const number = findSeason(seasonId ?? '')?.seasonNumber ?? MASK_SEASONS[(rank - 1) % MASK_SEASONS.length];
    const colors = seasonColors(number ?? 0);
    return { rank, name: fan ?? '', isMasked: !fan, detail: '', value, colors, emblem: undefined };
  }
  const { name, isSeason, seasonName = '', seasonId: pickedFrom = '' } = listedItem(id, seasonId);
  const season = findSeason(isSeason ? id : pickedFrom);
  const number = season?.seasonNumber ?? 0;
  const colors = seasonColors(number);
  return {
    rank,
    name,
    isMasked: false,
    detail: isSeason ? String(season?.year ?? '') : seasonName,
    value,
    colors,
    emblem: season && { name: isSeason ? name : seasonName, number, colors },
  };
}

/** What a number on a card counts, with the name of the item that it is about unless that is masked. */
export function nameInLabel(label: string, id: string, seasonId = ''): string {
  const { name } = toCardItem({ rank: 1, id, seasonId });
  return name === '' ? label : `${label}: ${name}`;
}
