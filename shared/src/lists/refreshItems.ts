import { type ListedItem, listedItem } from './listedItem.ts';

/** The same item, or what the catalogue says by now of one that it lacked when the item was parsed. */
export function refreshItem(item: ListedItem): ListedItem {
  const known = item.isUnknown ? listedItem(item.id, item.seasonId) : item;
  if (known.isUnknown) return item;
  return item.note === undefined ? known : { ...known, note: item.note };
}

const isItem = (value: object): value is ListedItem => 'isUnknown' in value && 'imageUrl' in value;

/** The same data with every item in it refreshed. What is neither an array nor a plain object stays as it is. */
export function refreshItems<Data>(data: Data): Data;
export function refreshItems(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((member) => refreshItems(member));
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  if (isItem(data)) return refreshItem(data);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, refreshItems(value)]));
}
