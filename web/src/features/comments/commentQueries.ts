import { withoutOwnVotes } from '@outrank/shared/comments/commentVotes';
import type { ListKey } from '@outrank/shared/documents/list';
import { REFRESH_MS } from '@outrank/shared/limits';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { type CommentPage, readCommentPage } from '#data/comments/readComments.ts';
import { db } from '#data/firebase/firestore.ts';
import { commentKeys, mergePages } from './pendingComments.ts';

/** The comments under a list, newest first, read again every half minute while the page is visible. Their counts are the votes of others. */
export const commentQueries = {
  pages: (uid: string, list: ListKey) =>
    infiniteQueryOptions({
      queryKey: commentKeys.loaded(uid, list),
      queryFn: async ({ client, pageParam }) => {
        const page = await readCommentPage(db, uid, list, pageParam);
        return withoutOwnVotes(page, findReadComments(client, uid, list));
      },
      initialPageParam: undefined as CommentPage['next'],
      getNextPageParam: ({ next }) => next,
      refetchInterval: REFRESH_MS,
      staleTime: 0,
    }),
};

/** What was last read of the comments under a list; undefined before. */
export function findReadComments(client: QueryClient, uid: string, list: ListKey) {
  const data = client.getQueryData<InfiniteData<CommentPage>>(commentKeys.loaded(uid, list));
  return data && mergePages(data.pages);
}
