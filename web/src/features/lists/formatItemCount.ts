import type { RankedList } from '@outrank/shared/lists/rankedList';
import { pluralize } from '#ui/format.ts';

type Counted = Pick<RankedList, 'itemCount' | 'type'> & { readonly items: readonly unknown[] };

/** '7 contestants', '1 season'. */
export function formatItemCount({ items, itemCount = items.length, type }: Counted): string {
  return pluralize(itemCount, type === 'season-ranking' ? 'season' : 'contestant');
}
