import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import type { RankedList } from '@outrank/shared/lists/list';
import { getShownUpvotes, type ShownUpvotes } from '@outrank/shared/lists/upvote';
import { db } from '#data/firebase/firestore.ts';
import { saveUpvote } from '#data/reactions/upvotes.ts';
import { upvoteQueries } from './upvoteQueries.ts';
import { useOptimisticToggle } from './useOptimisticToggle.ts';

const messages = {
  signedOut: 'You must be logged in to upvote lists.',
  failed: 'Failed to upvote list. Please try again.',
};

/** A list's upvotes as the user sees them, with a pending upvote already counted. */
export function useToggleUpvote(
  list: RankedList,
  uid: string | undefined,
  onSaved?: () => unknown,
): ShownUpvotes & { toggle: () => void } {
  const key = { userId: list.userId, listId: list.id };
  const { data, pending, toggle } = useOptimisticToggle({
    kind: 'upvote',
    uid,
    mutationKey: ['upvote', uid, listKeyText(key)],
    query: upvoteQueries.detail(uid ?? '', key),
    isOn: (vote) => vote?.votedAt !== undefined,
    save: ({ uid, isOn }) => saveUpvote(db, { uid, key, isUpvoted: isOn }),
    onSaved,
    messages,
  });
  return { ...getShownUpvotes(list, data, pending), toggle };
}
