import { listKeyText } from '@outrank/shared/documents/list';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { getShownUpvotes, type ShownUpvotes } from '@outrank/shared/lists/upvote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { db } from '#data/firebase/firestore.ts';
import { saveUpvote } from '#data/reactions/upvotes.ts';
import { upvoteQueries } from './upvoteQueries.ts';
import { useOptimisticToggle } from './useOptimisticToggle.ts';

const messages = {
  signedOut: 'You must be logged in to upvote lists.',
  failed: 'Failed to upvote list. Please try again.',
  tooFast: 'You are voting too fast. Try again in a minute.',
};

/** A list's upvotes as the user sees them, with a pending upvote already counted. */
export function useToggleUpvote(
  list: RankedList,
  uid: string | undefined,
  onSaved?: () => unknown,
): ShownUpvotes & { toggle: () => void } {
  const queryClient = useQueryClient();
  const [copy, setCopy] = useState(list);
  const key = { userId: list.userId, listId: list.id };
  const query = upvoteQueries.detail(uid ?? '', key);
  const { data, pending, toggle } = useOptimisticToggle({
    kind: 'upvote',
    uid,
    mutationKey: ['upvote', uid, listKeyText(key)],
    query,
    isOn: (vote) => vote?.votedAt !== undefined,
    save: ({ uid, isOn }) =>
      saveUpvote(db, { uid, key, isUpvoted: isOn }, queryClient.getQueryData(query.queryKey)),
    onSaved,
    messages,
  });
  // A newer copy may count the pending upvote or not, so it is not shown before the server has answered.
  if (pending === undefined && copy !== list) setCopy(list);
  return { ...getShownUpvotes(copy, data, pending), toggle };
}
