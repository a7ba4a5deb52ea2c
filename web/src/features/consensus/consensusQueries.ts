import type { ConsensusBallotKey } from '@outrank/shared/documents/ballots';
import type { Subject } from '@outrank/shared/documents/results';
import { queryOptions } from '@tanstack/react-query';
import { readConsensus, readConsensusEdition } from '#data/consensus/consensus.ts';
import { db } from '#data/firebase/firestore.ts';
import { readConsensusBallot } from '#data/lists/submissions.ts';
import { readNewerResults } from '#results/readNewerResults.ts';

export const consensusQueries = {
  /** The consensus of a subject, or null before the first list. */
  results: (subject: Subject) =>
    queryOptions({
      queryKey: ['consensus', subject],
      queryFn: (context) => readNewerResults(context, () => readConsensus(db, subject)),
    }),
  /** The edition of a week, which never changes, or null when there is none. */
  edition: (subject: Subject, week: string) =>
    queryOptions({
      queryKey: ['consensusEditions', subject, week],
      queryFn: async () => (await readConsensusEdition(db, subject, week)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** What a user offers for a subject, or null. */
  ballot: ({ userId, subject }: ConsensusBallotKey) =>
    queryOptions({
      queryKey: ['consensusBallots', userId, subject],
      queryFn: async () => (await readConsensusBallot(db, { userId, subject })) ?? null,
    }),
};
