import { useMemo, useState } from 'react';
import { readStored, writeStored } from '#data/storage/browserStorage.ts';

/** The key of the original app, so that its users find the panel as they left it; the value is 'true' or 'false'. */
const STORAGE_KEY = 'seasonsSectionCollapsed';

/** Whether the user collapsed the panel on the last visit in this browser. */
export const readCollapsed = () => readStored(STORAGE_KEY) === 'true';

/** Whether the panel is collapsed. Where collapsing is not possible, it is open and the stored choice is not changed. */
export function useCollapse(isPossible: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed);
  function toggle() {
    writeStored(STORAGE_KEY, String(!isCollapsed));
    setIsCollapsed(!isCollapsed);
  }
  return { isCollapsed: isPossible && isCollapsed, toggle };
}

export const focusSearch = () => document.querySelector<HTMLElement>('aside input[type="search"]')?.focus();

/** The listed ids as a set. It stays the same object while only their order changes: moving an item renders no panel. */
export function useListedIds(ids: readonly string[]): ReadonlySet<string> {
  const sorted = [...ids].sort().join(' ');
  return useMemo(() => new Set(sorted.split(' ').filter(Boolean)), [sorted]);
}
