import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readDraft } from '#data/storage/drafts.ts';

export const draftQueries = {
  /** The account's draft, or null; read anew whenever a creator opens. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['draft', uid],
      queryFn: async () => (await readDraft(db, uid)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      // The creator opens without it where it cannot be read, and is not to be taken away again.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
