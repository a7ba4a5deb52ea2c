import { useState } from 'react';

/** The listed ids as a set. It stays the same object while only their order changes: moving an item renders no panel. */
export function useListedIds(ids: readonly string[]): ReadonlySet<string> {
  const latest = new Set(ids);
  const [listed, setListed] = useState<ReadonlySet<string>>(latest);
  const isSame = latest.size === listed.size && ids.every((id) => listed.has(id));
  if (!isSame) setListed(latest);
  return listed;
}
