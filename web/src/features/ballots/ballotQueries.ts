import { queryOptions } from '@tanstack/react-query';
import { readBallots } from '#data/ballots.ts';
import { db } from '#data/firestore.ts';

export const ballotQueries = {
  /** A fan's own ballots in all three categories: one document. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['ballots', uid],
      queryFn: () => readBallots(db, uid),
      refetchOnWindowFocus: false,
    }),
};
