import { fnv1a } from '../text/text.ts';

/** 32 bits of a text, mixed so that texts that differ in one character give unrelated numbers (murmur3's end). */
function hashText(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The items in an order that depends on their ids and the seed alone, so their own order cannot be told from it. The same
 * seed gives the same order again, also of what is left when some items are removed.
 */
export function shuffleItems<Item extends { readonly id: string }>(
  items: readonly Item[],
  seed: string,
): Item[] {
  const keyed = items.map((item) => ({ item, key: hashText(`${seed} ${item.id}`) }));
  return keyed.sort((a, b) => a.key - b.key || (a.item.id < b.item.id ? -1 : 1)).map(({ item }) => item);
}

/** Whether the items stand as `shuffleItems` put them. */
export function isShuffled(items: readonly { readonly id: string }[], seed: string): boolean {
  const shuffled = shuffleItems(items, seed);
  return items.every(({ id }, index) => shuffled[index]?.id === id);
}
