import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readBallots } from '#data/topTen/ballots.ts';

export const ballotQueries = {
  /** A fan's own ballots in all three categories: one document. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['ballots', uid],
      queryFn: () => readBallots(db, uid),
      refetchOnWindowFocus: false,
    }),
};
