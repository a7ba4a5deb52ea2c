import { findSeason, getSeasons, isSeasonId } from '../catalogue/catalogue.ts';
import type { ListText } from '../documents/list.ts';
import { contestantItem, type ListedItem } from '../lists/listedItem.ts';
import type { RankedList } from '../lists/rankedList.ts';

declare const shield: unique symbol;

/** What has passed the spoiler shield. Components that draw names accept nothing else, so no page can forget it. */
type Shielded<Value> = Value & { readonly [shield]: true };

/** An item that the reader may see. */
export type OpenItem = Shielded<ListedItem & { readonly isHidden?: undefined }>;

/**
 * Stands for an item that the reader must not see. It has neither the picture nor the season, and an id that tells nothing.
 * It is no `ListedItem`, so it cannot get into a list or a ballot.
 */
export type HiddenItem = Shielded<
  Pick<ListedItem, 'id' | 'name' | 'isSeason'> & { readonly isHidden: true } & {
    readonly [Field in 'imageUrl' | 'seasonId' | 'seasonName' | 'isUnknown' | 'note']?: undefined;
  }
>;

/** An item as the reader may see it. */
export type ShownItem = OpenItem | HiddenItem;

/** A text in which the names of hidden people are replaced. */
export type ShownText = Shielded<string>;

/** A list as the reader may see it. Its ids and counts are those of the list. */
export type ShownList = Shielded<
  Omit<RankedList, ListText | 'items'> &
    Readonly<Record<ListText, ShownText>> & { readonly items: readonly ShownItem[] }
>;

/** The type of the user's own words and items, which are never hidden. They can be edited and drawn. */
type Own<Value> = Value extends string
  ? ShownText
  : Value extends ListedItem
    ? OpenItem
    : Value extends readonly ListedItem[]
      ? readonly OpenItem[]
      : Value extends RankedList
        ? ShownList
        : never;

/** Lets the user's own items, lists and words pass: nothing of the user's own making is hidden from them. */
export function showOwn<Value extends string | ListedItem | readonly ListedItem[] | RankedList>(
  own: Value,
): Own<Value> {
  return own as unknown as Own<Value>;
}

/**
 * The one gate between the data and the screen. What has passed is memoized, so that an unchanged value stays the same. While
 * the shield is off, everything passes as it is.
 */
export type SpoilerShield = {
  readonly isOn: boolean;
  readonly hasWatched: (seasonId: string) => boolean;
  /** An entry of a list: a season, or a contestant by the season that they were picked from. */
  readonly showItem: (item: ListedItem) => ShownItem;
  readonly showItems: (items: readonly ListedItem[]) => readonly ShownItem[];
  /** An entry of a ballot or of results, by slug: shown when any of the person's seasons is watched, as in the first of these. */
  readonly showPerson: (id: string) => ShownItem;
  readonly showText: (text: string) => ShownText;
  /** Whether a text that was shown has a first name that only people from unwatched seasons have. */
  readonly hasHiddenFirstName: (text: string) => boolean;
  readonly showList: (list: RankedList) => ShownList;
  /** Tells two shown items apart without saying which they are. Stays the same when one is revealed. */
  readonly getKey: (item: ShownItem) => string;
};

/** Passes everything. Apart from `createShield`, because most readers need no more than this. */
export const inactiveShield: SpoilerShield = {
  isOn: false,
  hasWatched: () => true,
  showItem: (item) => item as OpenItem,
  showItems: (items) => items as readonly OpenItem[],
  showPerson: (id) => contestantItem(id) as OpenItem,
  showText: (text) => text as ShownText,
  hasHiddenFirstName: () => false,
  showList: (list) => list as unknown as ShownList,
  getKey: ({ id }) => id,
};

type Listed = { readonly id: string; readonly seasonId?: string | undefined };

/**
 * The seasons of a list that the reader has not watched, in the order in which they aired: that of the list would tell where
 * they stand.
 */
export function findUnwatchedSeasons(shield: SpoilerShield, items: readonly Listed[]): readonly string[] {
  const ids = items.map(({ id, seasonId = '' }) => (isSeasonId(id) ? id : seasonId));
  const listed = new Set(ids.map((id) => findSeason(id)?.id));
  return getSeasons()
    .map(({ id }) => id)
    .filter((id) => listed.has(id) && !shield.hasWatched(id));
}

/** Whether nothing in a list can be a spoiler for the reader, who has watched every season in it. */
export function hasWatchedAll(shield: SpoilerShield, items: readonly ShownItem[]): boolean {
  return (
    shield.isOn &&
    items.every(({ isHidden }) => !isHidden) &&
    findUnwatchedSeasons(shield, items).length === 0
  );
}
