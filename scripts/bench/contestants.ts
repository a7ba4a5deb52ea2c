import { seasons } from '@outrank/shared/catalogue/catalogue';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';

/** So many different contestants, as the items of a list. */
export function contestants(count: number): ListedItem[] {
  const ids = new Set(seasons.flatMap((season) => season.contestants.map(({ id }) => id)));
  return [...ids].slice(0, count).map((id) => contestantItem(id));
}
