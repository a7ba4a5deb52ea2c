import { useEffect, useRef, useState } from 'react';

/**
 * Text for a polite live region when the order of results changes. New numbers in the same order are not announced. A no-break
 * space makes a repeated text a change.
 * @param order the ids, best first; empty without results, undefined until they are read.
 * @param describe what to announce about the id in the lead. Called at each render, because the reader may have hidden it since.
 */
export function useOrderAnnouncement(
  order: readonly string[] | undefined,
  describe: (leader: string) => string,
): string {
  const [{ announced, isOdd }, setAnnounced] = useState({ announced: '', isOdd: false });
  const lastOrder = useRef<string>(undefined);
  const leader = order?.[0];
  const ids = order?.join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    const hasChanged = lastOrder.current !== undefined && lastOrder.current !== ids;
    lastOrder.current = ids;
    if (hasChanged && leader) setAnnounced((before) => ({ announced: leader, isOdd: !before.isOdd }));
  }, [ids, leader]);
  if (announced === '') return '';
  return isOdd ? `${describe(announced)}\u00a0` : describe(announced);
}
