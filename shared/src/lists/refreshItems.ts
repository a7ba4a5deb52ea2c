import { type ListedItem, listedItem } from './listedItem.ts';

/** The same item, or what the catalogue says by now of one that it lacked when the item was parsed. */
export function refreshItem(item: ListedItem): ListedItem {
  if (!item.isUnknown) return item;
  const known = listedItem(item.id, item.seasonId);
  if (known.isUnknown) return item;
  return item.note === undefined ? known : { ...known, note: item.note };
}

const isItem = (value: object): value is ListedItem => 'isUnknown' in value && 'imageUrl' in value;

/**
 * The same data with every item in it refreshed. Whatever holds none that changed is the same object, so that nothing renders
 * again. What is neither an array nor a plain object stays as it is.
 */
export function refreshItems<Data>(data: Data): Data;
export function refreshItems(data: unknown): unknown {
  if (Array.isArray(data)) {
    const members = data.map((member) => refreshItems(member));
    return members.some((member, index) => member !== data[index]) ? members : data;
  }
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return data;
  if (isItem(data)) return refreshItem(data);
  const entries = Object.entries(data).map(([name, value]) => [name, value, refreshItems(value)] as const);
  if (entries.every(([, value, refreshed]) => value === refreshed)) return data;
  return Object.fromEntries(entries.map(([name, , refreshed]) => [name, refreshed]));
}
