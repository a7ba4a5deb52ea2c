import type { Subject } from '@outrank/shared/consensus/subject';
import { queryOptions } from '@tanstack/react-query';
import { readConsensus } from '#data/consensus/consensus.ts';
import { db } from '#data/firebase/firestore.ts';

export const consensusQueries = {
  /** The consensus of a subject, or null before the first list. */
  results: (subject: Subject) =>
    queryOptions({
      queryKey: ['consensus', subject],
      queryFn: async () => (await readConsensus(db, subject)) ?? null,
    }),
};
