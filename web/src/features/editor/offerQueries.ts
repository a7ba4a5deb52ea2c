import { findSubject } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import type { OfferedList } from '#data/lists/submissions.ts';

export const offerQueries = {
  all: ['offers'] as const,
  /** The list that the user offers for a subject, or null. Every visit of the editor reads it again. */
  own: (userId: string, subject: Subject) =>
    queryOptions({
      queryKey: [...offerQueries.all, userId, subject],
      queryFn: async (): Promise<OfferedList | null> => {
        const { readOfferedList } = await import('#data/lists/submissions.ts');
        return (await readOfferedList(db, { userId, subject })) ?? null;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};

/** Puts into the cache what saving a list has changed about the offers. */
export function setSavedOffer(client: QueryClient, list: RankedList, isOffered: boolean | undefined): void {
  const subject = findSubject(toStoredItems(list.items));
  if (subject === undefined) return;
  const { queryKey } = offerQueries.own(list.userId, subject);
  if (isOffered === undefined) {
    client.invalidateQueries({ queryKey });
    return;
  }
  const saved: OfferedList = { listId: list.id, name: list.name };
  client.setQueryData<OfferedList | null>(queryKey, (before) => {
    if (isOffered) return saved;
    return before?.listId === list.id ? null : before;
  });
}
