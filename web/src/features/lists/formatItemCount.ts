import type { RankedList } from '@outrank/shared/lists/list';
import { pluralize } from '#ui/pluralize.ts';

/** '7 contestants', '1 season'. */
export function formatItemCount({ items, type }: Pick<RankedList, 'items' | 'type'>): string {
  return pluralize(items.length, type === 'season-ranking' ? 'season' : 'contestant');
}
