import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { rotateLetters } from '#data/spoilers/rotateLetters.ts';
import { readStoredJson } from '#data/storage/browserStorage.ts';
import { PERSISTED_QUERIES_PREFIX } from '#data/storage/storagePrefixes.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The data of a persisted query is shown at once at the next visit, and refetched. It must be plain JSON. Of a paged
     * query only the first page is stored, without its cursor `next`.
     */
    queryMeta: {
      readonly isPersisted?: boolean;
      /** Whether the query's lists are shown as cards with reactions. */
      readonly hasCards?: boolean;
      /** The first page does not wait for it. */
      readonly isAfterContent?: boolean;
    };
  }
}

const querySchema = z.object({
  queryKey: z.array(z.unknown()),
  data: z.unknown(),
  /** When the data was fetched, in milliseconds since 1970. */
  updatedAt: z.number(),
});
const storedSchema = z.object({ version: z.string(), queries: z.array(querySchema) });

export type PersistedQuery = z.infer<typeof querySchema>;

/** Another build may expect other data. The URL of this file's chunk changes with every build. */
export const version = import.meta.url;

export const persistedQueriesKey = (uid: string) => `${PERSISTED_QUERIES_PREFIX}${uid}`;

/** Stored as a rotated text while the spoiler shield is on, so that not even the storage has names to stumble over. */
const rotatedSchema = {
  parse: (value: unknown) =>
    storedSchema.parse(typeof value === 'string' ? JSON.parse(rotateLetters(value)) : value),
};

/** Reads the queries that this build stored for a user. */
export function readPersistedQueries(uid: string): readonly PersistedQuery[] {
  const stored = readStoredJson(persistedQueriesKey(uid), rotatedSchema);
  return stored?.version === version ? stored.queries : [];
}

/** Puts the stored data into the cache with its age, and as stale data, so that pages show it while they refetch. */
export function restoreQueries(queryClient: QueryClient, uid: string): void {
  for (const { queryKey, data, updatedAt } of readPersistedQueries(uid)) {
    // Without a connection, the data must last until the user opens its page.
    const options = queryClient.defaultQueryOptions({ queryKey, gcTime: Number.POSITIVE_INFINITY });
    const query = queryClient.getQueryCache().build(queryClient, options);
    if (query.state.data !== undefined) continue;
    query.setData(data, { updatedAt, manual: true });
    query.invalidate();
  }
}
