import type { ListedItem } from '@outrank/shared/listedItem';
import { useMemo } from 'react';

/** Who is listed, in whatever order: the same set as long as nobody comes or goes, so that a move costs the panel nothing. */
export function useListedIds(items: readonly ListedItem[]): ReadonlySet<string> {
  const members = items
    .map(({ id }) => id)
    .sort()
    .join('\n');
  return useMemo(() => new Set(members.split('\n')), [members]);
}
