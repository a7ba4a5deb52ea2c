import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import type { UpvoteState } from '@outrank/shared/lists/upvote';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { batchReads } from '#data/reactions/reactions.ts';
import { readUpvote, readUpvoted } from '#data/reactions/upvotes.ts';

const readInBatch = batchReads((uid, keys) => readUpvoted(db, uid, keys));

async function readKnownVote(
  uid: string,
  key: ListKey,
  known: UpvoteState | undefined,
): Promise<UpvoteState> {
  const votedAt = (await readInBatch(uid, key)).get(listKeyText(key));
  // Another tab toggled the vote, so the cached copy of the list may still count the old one.
  if (known && known.votedAt !== votedAt) return readUpvote(db, uid, key);
  return { ...known, votedAt };
}

export const upvoteQueries = {
  /** A user's upvote of a list. The cards of a page share one read. */
  detail: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['upvotes', uid, listKeyText(key)],
      queryFn: ({ client, queryKey }) => readKnownVote(uid, key, client.getQueryData<UpvoteState>(queryKey)),
    }),
};
