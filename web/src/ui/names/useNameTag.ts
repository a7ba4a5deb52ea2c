import { stableHash } from '@outrank/shared/text/stableHash';
import { useCallback, useSyncExternalStore } from 'react';
import { foldLookAlikes } from './foldLookAlikes.ts';

/** The names on screen: by their looks, then by the ids of who has them, with a listener for each place. */
const shownNames = new Map<string, Map<string, Set<() => void>>>();

function notify(holders: Map<string, Set<() => void>>): void {
  for (const listeners of holders.values()) for (const listener of listeners) listener();
}

function registerName(looks: string, id: string, listener: () => void): () => void {
  const holders = shownNames.get(looks) ?? new Map<string, Set<() => void>>();
  const listeners = holders.get(id) ?? new Set();
  shownNames.set(looks, holders.set(id, listeners.add(listener)));
  if (listeners.size === 1) notify(holders);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    holders.delete(id);
    notify(holders);
  };
}

const getTag = (id: string) => `#${stableHash(id).toString(16).padStart(4, '0').slice(-4)}`;

/** Registers a name that is shown. Gives a tag like '#3f2a' while somebody else's name that looks like it is shown too. */
export function useNameTag(id: string, name: string): string | undefined {
  const looks = foldLookAlikes(name);
  const register = useCallback((listener: () => void) => registerName(looks, id, listener), [looks, id]);
  const isShared = useSyncExternalStore(register, () => (shownNames.get(looks)?.size ?? 0) > 1);
  return isShared ? getTag(id) : undefined;
}

/** The name as text for a label: with its tag if it has one. */
export function useDistinctName(id: string, name: string): string {
  const tag = useNameTag(id, name);
  return tag ? `${name} ${tag}` : name;
}
