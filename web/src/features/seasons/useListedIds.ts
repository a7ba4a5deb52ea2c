import { useMemo } from 'react';

/** The listed ids as a set that stays the same object while only their order changes, so that moving an item does not render the panel. */
export function useListedIds(ids: readonly string[]): ReadonlySet<string> {
  const joined = ids.toSorted().join('\n');
  return useMemo(() => new Set(joined ? joined.split('\n') : []), [joined]);
}
