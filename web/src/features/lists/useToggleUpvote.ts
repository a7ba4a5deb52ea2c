import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import type { RankedList } from '@outrank/shared/lists/list';
import { type ShownVotes, shownVotes } from '@outrank/shared/lists/upvote';
import {
  type MutationKey,
  type MutationState,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { saveUpvote, type UpvoteInput } from '#data/reactions/upvotes.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { listQueries } from './listQueries.ts';
import { upvoteQueries } from './upvoteQueries.ts';

const SIGNED_OUT = 'You must be logged in to upvote lists.';
const FAILED = 'Failed to upvote list. Please try again.';
const ALERT_MS = 5000;

/** Saves one wish after the other. What was saved answers with the vote and the count together, so nothing else is read. */
function useSaveUpvote(mutationKey: MutationKey) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const say = (text: string) => toast.show({ id: 'upvote', kind: 'error', text, duration: ALERT_MS });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (wish: UpvoteInput) => saveUpvote(db, wish),
    onSuccess: async (vote, { uid, key }) => {
      const { queryKey } = upvoteQueries.of(uid, key);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, vote);
      if (key.userId === uid) await queryClient.invalidateQueries(listQueries.own(uid));
    },
    onError: (error, { uid, key }) => {
      say(errorKind(error) === 'signedOut' ? SIGNED_OUT : FAILED);
      void queryClient.invalidateQueries(upvoteQueries.of(uid, key));
    },
  });
  return { mutate, sayThatSignedOut: () => say(SIGNED_OUT) };
}

function wishOf({ state }: { state: MutationState<unknown, Error, unknown> }): boolean {
  return (state.variables as UpvoteInput).isUpvoted;
}

/**
 * A list's votes as the fan sees and pendingComments them. The newest wish shows at once, wherever the list is shown, until what it
 * came to is known; a refused one simply goes away.
 */
export function useToggleUpvote(
  list: RankedList,
  uid: string | undefined,
): ShownVotes & { toggle: () => void } {
  const queryClient = useQueryClient();
  const key = { userId: list.userId, listId: list.id };
  const mutationKey = ['upvote', uid, listKeyText(key)];
  const pending = { mutationKey, exact: true, status: 'pending' } as const;
  const ownVote = upvoteQueries.of(uid ?? '', key);
  const { data: known } = useQuery({ ...ownVote, enabled: uid !== undefined });
  const pendingComments = useMutationState({ filters: pending, select: wishOf });
  const { mutate, sayThatSignedOut } = useSaveUpvote(mutationKey);

  const toggle = () => {
    if (uid === undefined) return sayThatSignedOut();
    // Not from the last render: a second click may come before it.
    const newest = queryClient.getMutationCache().findAll(pending).at(-1);
    const { isUpvoted } = shownVotes(
      list,
      queryClient.getQueryData(ownVote.queryKey),
      newest && wishOf(newest),
    );
    mutate({ uid, key, isUpvoted: !isUpvoted });
  };
  return { ...shownVotes(list, known, pendingComments.at(-1)), toggle };
}
