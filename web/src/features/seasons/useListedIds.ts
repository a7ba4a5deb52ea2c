import { useState } from 'react';

/** The listed ids as a set that stays the same object while only their order changes, so that moving an item does not render the panel. */
export function useListedIds(ids: readonly string[]): ReadonlySet<string> {
  const latest = new Set(ids);
  const [listed, setListed] = useState<ReadonlySet<string>>(latest);
  const isSame = latest.size === listed.size && ids.every((id) => listed.has(id));
  if (!isSame) setListed(latest);
  return listed;
}
