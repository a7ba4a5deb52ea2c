import type { LoadedComments } from '@outrank/shared/comments/threads';
import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import {
  type Mutation,
  notifyManager,
  type QueryClient,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type WatchedComments, watchComments } from '#data/comments/watchComments.ts';
import { commentKeys } from './commentKeys.ts';
import { isVoteConfirmed, type PendingPost, type PendingVote, pendingVotes } from './pendingComments.ts';

type Reader = { readonly uid: string; readonly list: ListKey };

/** Takes the talk as the server tells it, and in the same moment lets the pendingComments go that it tells of. */
function takeTalk(client: QueryClient, { uid, list }: Reader, talk: LoadedComments): void {
  const queryKey = commentKeys.talk(uid, list);
  const mutations = client.getMutationCache();
  const forget = (mutation: Mutation) => mutations.remove(mutation);
  const before = client.getQueryData<LoadedComments>(queryKey);
  const known = new Set(talk.comments.map(({ id }) => id));
  notifyManager.batch(() => {
    client.setQueryData(queryKey, talk);
    for (const post of mutations.findAll({ mutationKey: commentKeys.posts(uid, list), status: 'success' }))
      if (known.has((post.state as PendingPost).variables.id)) forget(post);
    const votes = mutations.findAll({ mutationKey: commentKeys.votes(uid, list) });
    const newest = pendingVotes(votes.map(({ state }) => state as PendingVote));
    const heard = [...newest.values()].filter((wish) => isVoteConfirmed(wish, before, talk));
    const ids = new Set(heard.map(({ variables }) => variables.commentId));
    for (const vote of votes) if (ids.has((vote.state as PendingVote).variables.commentId)) forget(vote);
  });
}

type WatchedByFan = {
  /** Undefined until it is first known. */
  readonly talk: LoadedComments | undefined;
  /** It can be had in no way. */
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly showOlder: () => void;
  readonly refresh: () => void;
};

/** The talk about a list, kept up to date while the page is open. */
export function useComments(list: ListKey, uid: string | undefined, watch = watchComments): WatchedByFan {
  const client = useQueryClient();
  const watched = useRef<WatchedComments>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const { userId, listId } = list;
  useEffect(() => {
    if (uid === undefined) return;
    const reader = { uid, list: { userId, listId } };
    const watching = watch(reader, {
      onComments: (talk) => {
        setFailed(undefined);
        takeTalk(client, reader, talk);
      },
      onFailure: () => setFailed(attempt),
    });
    watched.current = watching;
    return watching.stop;
  }, [client, uid, userId, listId, watch, attempt]);
  const { data: talk } = useQuery<LoadedComments>({
    queryKey: commentKeys.talk(uid ?? '', list),
    queryFn: skipToken,
  });
  const acts = useMemo(
    () => ({
      retry: () => setAttempt((last) => last + 1),
      showOlder: () => watched.current?.showOlder(),
      refresh: () => watched.current?.refresh(),
    }),
    [],
  );
  return { talk, isFailed: failed === attempt, ...acts };
}
