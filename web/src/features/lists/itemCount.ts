import type { RankedList } from '@outrank/shared/list';

/** '7 contestants', '1 season'. */
export function itemCount({ items, type }: Pick<RankedList, 'items' | 'type'>): string {
  const noun = type === 'season-ranking' ? 'season' : 'contestant';
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
}

/** `One place is`, `14 places are`. */
export function placesAre(count: number): string {
  return count === 1 ? 'One place is' : `${count} places are`;
}
