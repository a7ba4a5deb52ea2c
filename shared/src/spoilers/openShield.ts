import { contestantItem, type ListedItem } from '../lists/listedItem.ts';
import type { RankedList } from '../lists/rankedList.ts';
import type { OpenItem, ShownItem, ShownList, ShownText } from './shielded.ts';

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
  readonly showList: (list: RankedList) => ShownList;
  /** Tells two shown items apart without saying which they are. Stays the same when one is revealed. */
  readonly getKey: (item: ShownItem) => string;
};

/** Passes everything. Apart from `createShield`, because most readers need no more than this. */
export const openShield: SpoilerShield = {
  isOn: false,
  hasWatched: () => true,
  showItem: (item) => item as OpenItem,
  showItems: (items) => items as readonly OpenItem[],
  showPerson: (id) => contestantItem(id) as OpenItem,
  showText: (text) => text as ShownText,
  showList: (list) => list as unknown as ShownList,
  getKey: ({ id }) => id,
};
