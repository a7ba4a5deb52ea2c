import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { PERSISTED_QUERIES_PREFIX } from '#data/storage/storagePrefixes.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * What a remembered query answered last is shown at once at the next visit, and asked for again. It must be plain
     * JSON; of a paged one the first page is kept, without its cursor `next`.
     */
    queryMeta: { readonly isPersisted?: boolean };
  }
}

/** What a query answered, and when (milliseconds since 1970). */
export type Seen = { readonly queryKey: QueryKey; readonly data: unknown; readonly at: number };

type Kept = { readonly version: string; readonly seen: readonly Seen[] };

/** Since when the cache knows what was kept at an earlier visit: forever ago, so that it is asked for again. */
export const LONG_AGO = 1;

/** What the queries answered can be read by the version that kept it: this file's address changes with every build. */
export const version = import.meta.url;

export const persistedQueriesKey = (uid: string) => `${PERSISTED_QUERIES_PREFIX}${uid}`;

/** What this version kept for a fan in this browser. */
export function readPersistedQueries(uid: string): readonly Seen[] {
  try {
    const kept = JSON.parse(localStorage.getItem(persistedQueriesKey(uid)) ?? 'null') as Kept | null;
    return kept?.version === version ? kept.seen : [];
  } catch (error) {
    console.warn('What was seen last cannot be read', error);
    return [];
  }
}

/** Gives the queries their last answers back, as old ones, so that pages have something to show while they ask anew. */
export function restoreQueries(queryClient: QueryClient, uid: string): void {
  for (const { queryKey, data } of readPersistedQueries(uid)) {
    // Whoever is offline may come to a page much later, and it can be had from nowhere else.
    const options = queryClient.defaultQueryOptions({ queryKey, gcTime: Number.POSITIVE_INFINITY });
    const query = queryClient.getQueryCache().build(queryClient, options);
    if (query.state.data === undefined) query.setData(data, { updatedAt: LONG_AGO, manual: true });
  }
}
