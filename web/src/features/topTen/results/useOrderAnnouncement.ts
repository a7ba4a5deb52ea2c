import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useEffect, useRef } from 'react';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';

/** Words for a polite live region when the order changed under the reader's eyes; numbers alone are no news. */
export function useTopTenNews(results: PublishedTopTen | null | undefined): string {
  const { announcement, announce } = useAnnouncer();
  const knownOrder = useRef<string>(undefined);
  useEffect(() => {
    if (results === undefined) return;
    const [leader] = results?.top10 ?? [];
    const order = results?.top10.map(({ id }) => id).join(' ') ?? '';
    const isNews = knownOrder.current !== undefined && knownOrder.current !== order;
    knownOrder.current = order;
    if (isNews && leader) announce(`The Global Top 10 has changed. ${contestantItem(leader.id).name} leads.`);
  }, [results, announce]);
  return announcement;
}
