import { useEffect, useRef } from 'react';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';

/**
 * Text for a polite live region when the order of results changes. New numbers in the same order are not announced.
 * @param order the ids, best first; empty without results, undefined until they are read.
 * @param describe what to announce about the id in the lead. Called at each render: the reader may have hidden it since.
 */
export function useOrderAnnouncement(
  order: readonly string[] | undefined,
  describe: (leader: string) => string,
): string {
  const { announcement: announced, announce } = useAnnouncer();
  const lastOrder = useRef<string>(undefined);
  const leader = order?.[0];
  const ids = order?.join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    const hasChanged = lastOrder.current !== undefined && lastOrder.current !== ids;
    lastOrder.current = ids;
    if (hasChanged && leader) announce(leader);
  }, [ids, leader, announce]);
  // Behind the id there may be the blank of a repeated announcement.
  return announced.replace(/^\S+/, (id) => describe(id));
}
