import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { readDraft } from '#data/storage/drafts.ts';

export const draftQueries = {
  /** The account's draft, or null. Every visit of the editor reads it again. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['draft', uid],
      queryFn: async () => (await readDraft(db, uid)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      // The editor opens without the draft when reading fails, so a later result must not replace the editor.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
