import { useEffect, useState } from 'react';
import { refreshForUnknownId } from '#data/catalogue/publishedSeasons.ts';
import { useSeasons } from '#spoilers/useShield.ts';

/** For a page whose address names an id that the catalogue lacks: whether the answer is awaited that may bring it. */
export function useIsSeasonAwaited(isUnknown: boolean): boolean {
  // Renders the page again with them.
  useSeasons();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (isUnknown) void refreshForUnknownId().then(() => setIsRead(true));
  }, [isUnknown]);
  return isUnknown && !isRead;
}
