import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import type { KnownVote } from '@outrank/shared/lists/upvote';
import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { batchReads } from '#data/reactions/reactions.ts';
import { readUpvoted, readVote } from '#data/reactions/upvotes.ts';

const readTogether = batchReads((uid, keys) => readUpvoted(db, uid, keys));

async function lookAgain(uid: string, key: ListKey, known: KnownVote | undefined): Promise<KnownVote> {
  const votedAt = (await readTogether(uid, key)).get(listKeyText(key));
  // Toggled in another tab: copies of the list from before may count a vote that is gone.
  if (known && known.votedAt !== votedAt) return readVote(db, uid, key);
  return { ...known, votedAt };
}

export const upvoteQueries = {
  /** A fan's vote on a list; the cards of a page ask together. */
  of: (uid: string, key: ListKey) =>
    queryOptions({
      queryKey: ['upvotes', uid, listKeyText(key)],
      queryFn: ({ client, queryKey }) => lookAgain(uid, key, client.getQueryData<KnownVote>(queryKey)),
    }),
};
