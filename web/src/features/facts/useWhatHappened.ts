import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#data/storage/browserStorage.ts';

/** Belongs to no user, so that signing out keeps it (see `browserStorage.ts`). */
const toStorageKey = (seasonId: string) => `whatHappened:${seasonId}`;

/** Whether the reader has asked for a season's results, which this browser remembers, and a way to change that. */
export function useWhatHappened(seasonId: string): readonly [isShown: boolean, toggle: () => void] {
  const key = toStorageKey(seasonId);
  const [isShown, setIsShown] = useState(() => readStored(key) !== null);
  const toggle = () => {
    if (isShown) removeStored(key);
    else writeStored(key, 'shown');
    setIsShown(!isShown);
  };
  return [isShown, toggle];
}
