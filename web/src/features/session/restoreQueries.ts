import { knownMembers } from '@outrank/shared/members';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readStoredJson } from '#data/storage/browserStorage.ts';
import { PERSISTED_QUERIES_PREFIX } from '#data/storage/storageKeys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The data of a persisted query is shown at once at the next visit, and refetched. It must be plain JSON. Of a paged
     * query only the first page is stored, without its cursor `next`.
     */
    queryMeta: {
      readonly isPersisted?: boolean;
      /** At the next visit the data is as fresh as its age says, also an empty answer. */
      readonly keepsAge?: boolean;
      /** The first page does not wait for it. */
      readonly isAfterContent?: boolean;
    };
  }
}

/** Another build may expect other data. The URL of this file's chunk changes with every build. */
export const buster = import.meta.url;

export const persistedQueriesKey = (uid: string) => `${PERSISTED_QUERIES_PREFIX}${uid}`;

const storedSchema = z.object({
  buster: z.literal(buster),
  queries: knownMembers(
    z.object({
      queryKey: z.array(z.unknown()),
      data: z.unknown(),
      dataUpdatedAt: z.number(),
      isFresh: z.boolean(),
    }),
  ),
});
export type StoredQuery = z.infer<typeof storedSchema>['queries'][number];

/** Without those dated by a clock that was ahead and is set back, which would win over what is read now. */
export const readStoredQueries = (uid: string): readonly StoredQuery[] =>
  (readStoredJson(persistedQueriesKey(uid), storedSchema)?.queries ?? []).filter(
    ({ dataUpdatedAt }) => dataUpdatedAt <= Date.now(),
  );

/** Puts what this build stored for a user into the cache with its age, and as stale data, so that pages show it while they refetch. */
export function restoreQueries(queryClient: QueryClient, uid: string): void {
  for (const { queryKey, data, dataUpdatedAt, isFresh } of readStoredQueries(uid)) {
    // Without a connection, the data must last until the user opens its page.
    const options = { queryKey, gcTime: Number.POSITIVE_INFINITY };
    const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(options));
    if (dataUpdatedAt > query.state.dataUpdatedAt)
      query.setState({ data, dataUpdatedAt, status: 'success', error: null, isInvalidated: !isFresh });
  }
}
