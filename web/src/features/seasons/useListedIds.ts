import { useMemo } from 'react';

/** Who is listed, in whatever order: the same set as long as nobody comes or goes, so that a move costs the panel nothing. */
export function useListedIds(ids: readonly string[]): ReadonlySet<string> {
  const members = ids.toSorted().join('\n');
  return useMemo(() => new Set(members ? members.split('\n') : []), [members]);
}
