import { withoutOwnVotes } from '@outrank/shared/comments/commentVotes';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { ListKey } from '@outrank/shared/documents/list';
import { notifyManager, type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type WatchedComments, watchComments } from '#data/comments/watchComments.ts';
import {
  commentKeys,
  getNewestVotes,
  isVoteConfirmed,
  type PendingPost,
  type PendingVote,
} from './pendingComments.ts';

type Reader = { readonly uid: string; readonly list: ListKey };

/** Stores a snapshot of the comments and, in the same render, removes the pending mutations that it confirms. */
function storeSnapshot(client: QueryClient, { uid, list }: Reader, loaded: LoadedComments): void {
  const queryKey = commentKeys.loaded(uid, list);
  const mutations = client.getMutationCache();
  const before = client.getQueryData<LoadedComments>(queryKey);
  const loadedIds = new Set(loaded.comments.map(({ id }) => id));
  notifyManager.batch(() => {
    client.setQueryData(queryKey, withoutOwnVotes(loaded, before));
    for (const post of mutations.findAll({ mutationKey: commentKeys.posts(uid, list), status: 'success' }))
      if (loadedIds.has((post.state as PendingPost).variables.id)) mutations.remove(post);
    const votes = mutations.findAll({ mutationKey: commentKeys.votes(uid, list) });
    const newest = getNewestVotes(votes.map(({ state }) => state as PendingVote));
    for (const vote of votes) {
      const newestVote = newest.get((vote.state as PendingVote).variables.commentId);
      if (newestVote && isVoteConfirmed(newestVote, before, loaded)) mutations.remove(vote);
    }
  });
}

type CommentsState = {
  /** Undefined until the first snapshot. The counts of the comments are the votes of others. */
  readonly loaded: LoadedComments | undefined;
  /** When `loaded` was received, in milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  /** The thread is busy, so that its changes come every half minute. */
  readonly isBusy: boolean;
  /** The comments can neither be watched nor read. */
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly showOlder: () => void;
  readonly refresh: () => void;
};

/** The comments under a list, kept up to date while the page is open. */
export function useComments(list: ListKey, uid: string | undefined, watch = watchComments): CommentsState {
  const client = useQueryClient();
  const watched = useRef<WatchedComments>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const { userId, listId } = list;
  useEffect(() => {
    if (uid === undefined) return;
    const reader = { uid, list: { userId, listId } };
    const watching = watch(reader, {
      onComments: (loaded, isBusyNow) => {
        setFailedAttempt(undefined);
        setIsBusy(isBusyNow);
        storeSnapshot(client, reader, loaded);
      },
      onFailure: () => setFailedAttempt(attempt),
    });
    watched.current = watching;
    return watching.stop;
  }, [client, uid, userId, listId, watch, attempt]);
  const { data: loaded, dataUpdatedAt } = useQuery<LoadedComments>({
    queryKey: commentKeys.loaded(uid ?? '', list),
    queryFn: skipToken,
  });
  const actions = useMemo(
    () => ({
      retry: () => setAttempt((last) => last + 1),
      showOlder: () => watched.current?.showOlder(),
      refresh: () => watched.current?.refresh(),
    }),
    [],
  );
  return { loaded, dataUpdatedAt, isBusy, isFailed: failedAttempt === attempt, ...actions };
}
