import type { ListedItem } from './listedItem.ts';
import type { ListType } from './tags.ts';

/** The pure changes of a ranking in the making. Each gives new arrays and leaves its input alone. */
export type Ranking = readonly ListedItem[];

export const MIXING_MESSAGES = {
  seasons: 'This ranking contains seasons. You cannot mix seasons and contestants in the same list.',
  contestants: 'This ranking contains contestants. You cannot mix contestants and seasons in the same list.',
} as const;

export type Placement =
  | { readonly kind: 'placed'; readonly ranking: Ranking }
  /** Already listed, at this index: silently ignored by the specification. */
  | { readonly kind: 'duplicate'; readonly index: number }
  | { readonly kind: 'mixed'; readonly message: string };

/** season-ranking if any item is a season, else survivor-ranking; an empty ranking counts as the latter. */
export function getListType(items: readonly { readonly isSeason: boolean }[]): ListType {
  return items.some(({ isSeason }) => isSeason) ? 'season-ranking' : 'survivor-ranking';
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length, index));
}

function place(rest: Ranking, item: ListedItem, at: number): Placement {
  const index = rest.findIndex(({ id }) => id === item.id);
  if (index >= 0) return { kind: 'duplicate', index };
  const first = rest[0];
  if (first && first.isSeason !== item.isSeason) {
    return { kind: 'mixed', message: first.isSeason ? MIXING_MESSAGES.seasons : MIXING_MESSAGES.contestants };
  }
  const place = clamp(at, rest.length);
  return { kind: 'placed', ranking: [...rest.slice(0, place), item, ...rest.slice(place)] };
}

/** Puts an item in at an index from 0, at the end by default. */
export function addItem(ranking: Ranking, item: ListedItem, at = ranking.length): Placement {
  return place(ranking, item, at);
}

/** Puts an item in the place of another, which leaves the list; past the end it is added. */
export function replaceItem(ranking: Ranking, item: ListedItem, at: number): Placement {
  const listed = ranking.findIndex(({ id }) => id === item.id);
  if (listed >= 0) return { kind: 'duplicate', index: listed };
  return place(
    ranking.filter((_, index) => index !== at),
    item,
    at,
  );
}

export function removeItem(ranking: Ranking, id: string): Ranking {
  return ranking.filter((item) => item.id !== id);
}

/** Moves the item at `from` so that it stands at `to` afterwards; indexes from 0, out of range ones are clamped. */
export function moveItem(ranking: Ranking, from: number, to: number): Ranking {
  const item = ranking[from];
  if (!item) return ranking;
  const rest = ranking.filter((_, index) => index !== from);
  const place = clamp(to, rest.length);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
