import { findContestant, findSeason, findSeasonsOfContestant } from '../catalogue/catalogue.ts';
import { getListText, type LastWeek, mapListTexts } from '../documents/list.ts';
import type { SpoilerChoice } from '../documents/spoilerChoice.ts';
import { contestantItem, type ListedItem } from '../lists/listedItem.ts';
import type { RankedList } from '../lists/rankedList.ts';
import { fnv1a } from '../text/text.ts';
import { createFirstNameSearch, createNameMask } from './maskNames.ts';
import {
  type HiddenItem,
  inactiveShield,
  type OpenItem,
  type ShownItem,
  type ShownList,
  type ShownText,
  type SpoilerShield,
} from './spoilerShield.ts';

/** The name of every hidden item. */
export const HIDDEN_NAME = 'Not watched yet';

/** What the reader has asked to see all the same: single items by their keys, or everything. */
export type Revealed = ReadonlySet<string> | 'everything';

/** Tells two items apart without saying which they are. The same before and after the item is revealed. */
function getItemKey(item: ListedItem | HiddenItem): string {
  if ('isHidden' in item && item.isHidden) return item.id;
  return `hidden-${fnv1a(`${item.id}~${item.seasonId ?? ''}`).toString(36)}`;
}

function hide(item: ListedItem): HiddenItem {
  return { id: getItemKey(item), name: HIDDEN_NAME, isSeason: item.isSeason, isHidden: true } as HiddenItem;
}

/** Calls a function once for each argument. */
function memoize<Key extends object, Result>(create: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const result = results.get(key) ?? create(key);
    results.set(key, result);
    return result;
  };
}

/** What somebody knows who has watched these seasons. */
function createKnowledge(hasWatched: SpoilerShield['hasWatched']) {
  const findWatchedSeason = (id: string) =>
    findSeasonsOfContestant(id).find((season) => hasWatched(season.id));
  const knowsPerson = (id: string) => !findContestant(id) || findWatchedSeason(id) !== undefined;
  const knowsItem = ({ id, isSeason, seasonId = '' }: ListedItem) => {
    const season = findSeason(isSeason ? id : seasonId);
    if (season) return hasWatched(season.id);
    // Nobody can have watched a season that the catalogue does not know, and its placeholder names nobody.
    return isSeason || knowsPerson(id);
  };
  return { findWatchedSeason, knowsPerson, knowsItem };
}

/** The shield of a reader with these watched seasons. */
export function createShield({ mode, watched, airing }: SpoilerChoice, revealed: Revealed): SpoilerShield {
  if (mode === 'off') return inactiveShield;
  // Whoever has seen an episode knows the cast.
  const watchedIds = new Set(airing?.episode ? [...watched, airing.seasonId] : watched);
  const hasWatched = (seasonId: string) => watchedIds.has(seasonId);
  if (revealed === 'everything') return { ...inactiveShield, isOn: true, hasWatched };

  const { findWatchedSeason, knowsPerson, knowsItem } = createKnowledge(hasWatched);
  const mask = createNameMask((id) => !knowsPerson(id));
  /** What an item's owner says about it may name somebody else. */
  const maskNote = (item: ListedItem) =>
    (item.note === undefined ? item : { ...item, note: mask(item.note) }) as OpenItem;
  const showItem = memoize((item: ListedItem) =>
    knowsItem(item) || revealed.has(getItemKey(item)) ? maskNote(item) : hide(item),
  );
  const showItems = memoize((items: readonly ListedItem[]) => items.map(showItem));
  const people = new Map<string, ListedItem>();
  const showPerson = (id: string) => {
    const item = people.get(id) ?? contestantItem(id, findWatchedSeason(id)?.id);
    people.set(id, item);
    return showItem(item);
  };
  const showText = (text: string) => mask(text) as ShownText;
  const showList = memoize((list: RankedList) => maskList(list, { showText, showItems }));
  const hasHiddenFirstName = createFirstNameSearch(knowsPerson);
  const gates = { showItem, showItems, showPerson, showText, hasHiddenFirstName, showList };
  return { isOn: true, hasWatched, ...gates, getKey: getItemKey };
}

function maskList(list: RankedList, { showText, showItems }: Pick<SpoilerShield, 'showText' | 'showItems'>) {
  const items = showItems(list.items);
  return {
    ...list,
    ...mapListTexts((text) => showText(getListText(list, text))),
    items,
    lastWeek: list.lastWeek && maskLastWeek(list.lastWeek, list.items, items),
  } as ShownList;
}

/** The earlier order with the ids of the shown items, so that they can be compared. An item that is gone has no id. */
function maskLastWeek(
  { week, itemIds }: LastWeek,
  items: readonly ListedItem[],
  shown: readonly ShownItem[],
): LastWeek {
  const ids = new Map(items.map(({ id }, index) => [id, shown[index]?.id ?? '']));
  return { week, itemIds: itemIds.map((id) => ids.get(id) ?? '') };
}
