import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useEffect, useRef } from 'react';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';

/** Text for a polite live region when the order of the Top 10 changes. New numbers in the same order are not announced. */
export function useOrderAnnouncement(results: PublishedTopTen | null | undefined): string {
  const { announcement, announce } = useAnnouncer();
  const lastOrder = useRef<string>(undefined);
  useEffect(() => {
    if (results === undefined) return;
    const [leader] = results?.top10 ?? [];
    const order = results?.top10.map(({ id }) => id).join(' ') ?? '';
    const hasChanged = lastOrder.current !== undefined && lastOrder.current !== order;
    lastOrder.current = order;
    if (hasChanged && leader)
      announce(`The Global Top 10 has changed. ${contestantItem(leader.id).name} leads.`);
  }, [results, announce]);
  return announcement;
}
