import { useMemo } from 'react';

/** The listed ids as a set. It stays the same object while only their order changes: moving an item renders no panel. */
export function useListedIds(ids: readonly string[]): ReadonlySet<string> {
  const sorted = [...ids].sort().join(' ');
  return useMemo(() => new Set(sorted.split(' ').filter(Boolean)), [sorted]);
}
