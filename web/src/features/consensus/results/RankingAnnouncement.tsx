import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import { useCallback } from 'react';
import { useSubjectItem } from '#features/consensus/useSubjectItem.ts';
import { useOrderAnnouncement } from '#results/useOrderAnnouncement.ts';

type Props = { subject: Subject; results: PublishedConsensus | null | undefined };

/** Tells assistive technology when the order of the ranked items has changed. */
export function RankingAnnouncement({ subject, results }: Props) {
  const show = useSubjectItem(subject);
  const describe = useCallback(
    (leader: string) => `The fans' ranking has changed. ${show(leader).name} leads.`,
    [show],
  );
  const ranked = results?.rows.filter(({ rank }) => rank !== undefined).map(({ id }) => id);
  const announcement = useOrderAnnouncement(results === null ? [] : ranked, describe);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {announcement}
    </p>
  );
}
