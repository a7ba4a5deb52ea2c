import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { UpvoteState } from '@outrank/shared/lists/upvote';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { batchReads } from '#data/reactions/reactions.ts';
import { readChangedUpvote, readUpvoted } from '#data/reactions/upvotes.ts';
import { whenCardsAreShown } from './whenCardsAreShown.ts';

const readInBatch = batchReads({
  gather: whenCardsAreShown,
  read: (uid, keys) => readUpvoted(db, uid, keys),
});

async function readKnownVote(
  client: QueryClient,
  uid: string,
  key: ListKey,
  known: UpvoteState | undefined,
): Promise<UpvoteState> {
  const votedAt = (await readInBatch(uid, key, client)).get(listKeyText(key));
  const isChanged = known?.votedAt !== undefined && known.votedAt !== votedAt;
  return isChanged ? readChangedUpvote(db, key, votedAt) : { ...known, votedAt };
}

export const upvoteQueries = {
  /** A user's upvote of a list. The cards of a page share one read. */
  detail: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['upvotes', uid, listKeyText(key)],
      queryFn: ({ client, queryKey }) =>
        readKnownVote(client, uid, key, client.getQueryData<UpvoteState>(queryKey)),
    }),
};
