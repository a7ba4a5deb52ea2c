import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readBallots } from '#data/results/ballots.ts';

export const ballotQueries = {
  /** The signed-in user's ballots in all three categories: one document. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['ballots', uid],
      queryFn: () => readBallots(db, uid),
      refetchOnWindowFocus: false,
    }),
};
