import { useEffect, useState } from 'react';
import { refreshForUnknownId } from '#data/catalogue/publishedSeasons.ts';

/** For a page whose address names an id that the catalogue lacks: whether the answer is awaited that may bring it. */
export function useIsSeasonAwaited(isUnknown: boolean): boolean {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (isUnknown) void refreshForUnknownId().then(() => setIsRead(true));
  }, [isUnknown]);
  return isUnknown && !isRead;
}
