import { knownMembers } from '@outrank/shared/members';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client';
import * as z from 'zod/mini';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { PERSISTED_QUERIES_PREFIX } from '#data/storage/storageKeys.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The data of a persisted query is shown at once at the next visit, and refetched. It must be plain JSON. Of a paged
     * query only the first page is stored, without its cursor `next`.
     */
    queryMeta: {
      readonly isPersisted?: boolean;
      /** The first page does not wait for it. */
      readonly isAfterContent?: boolean;
    };
  }
}

/** A browser stores about five million characters for a site; drafts need room too. */
const CHARACTERS_MAX = 500_000;
const QUERIES_MAX = 60;

/** Another build may expect other data. The URL of this file's chunk changes with every build. */
const buster = import.meta.url;

export const persistedQueriesKey = (uid: string) => `${PERSISTED_QUERIES_PREFIX}${uid}`;

type PersistedQuery = PersistedClient['clientState']['queries'][number];

const storedSchema = z.object({
  buster: z.string(),
  timestamp: z.number(),
  clientState: z.object({
    queries: knownMembers(
      z.looseObject({
        queryKey: z.array(z.unknown()),
        queryHash: z.string(),
        state: z.looseObject({ data: z.unknown(), dataUpdatedAt: z.number() }),
      }),
    ),
  }),
});

/** Puts what this build stored for a user into the cache with its age, and as stale data, so that pages show it while they refetch. */
export async function restoreQueries(queryClient: QueryClient, uid: string): Promise<void> {
  await persistQueryClientRestore({
    queryClient,
    persister: createPersister(uid),
    buster,
    maxAge: Number.POSITIVE_INFINITY,
    // Without a connection, the data must last until the user opens its page.
    hydrateOptions: { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
  });
}

/**
 * Stores the data of the queries whose `meta` says `isPersisted`, together with what earlier visits stored. The spoiler shield
 * hides names when a page draws them, so what is stored has them all.
 */
export async function persistQueries(queryClient: QueryClient, uid: string): Promise<void> {
  await persistQueryClientSave({
    queryClient,
    persister: createPersister(uid),
    buster,
    dehydrateOptions: {
      // Also data that was read before a later read failed.
      shouldDehydrateQuery: ({ meta, state }) => meta?.isPersisted === true && state.data !== undefined,
      shouldDehydrateMutation: () => false,
      serializeData: (data: unknown) => (isPaged(data) ? toFirstPage(data) : data),
    },
  });
}

function createPersister(uid: string): Persister {
  const key = persistedQueriesKey(uid);
  const readClient = () => readStoredJson(key, storedSchema) as PersistedClient | undefined;
  return {
    restoreClient: readClient,
    removeClient: () => removeStored(key),
    persistClient: (client) => {
      // Another tab may have read some data later than this one.
      const stored = readClient();
      const earlier = stored?.buster === buster ? stored.clientState.queries : [];
      const queries = takeNewest([...client.clientState.queries, ...earlier]);
      writeStored(key, JSON.stringify({ ...client, clientState: { mutations: [], queries } }));
    },
  };
}

/**
 * The newest data of each query, as much as fits. An empty answer is left out, because a screen says that there is nothing
 * only after the server has just said so.
 */
function takeNewest(queries: readonly PersistedQuery[]): PersistedQuery[] {
  const newest = new Map<string, PersistedQuery>();
  for (const query of queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt))
    if (!newest.has(query.queryHash)) newest.set(query.queryHash, toStored(query));
  let length = 0;
  return [...newest.values()]
    .filter(({ state }) => hasContent(state.data))
    .slice(0, QUERIES_MAX)
    .filter((query) => {
      length += JSON.stringify(query).length;
      return length <= CHARACTERS_MAX;
    });
}

/** Restored data is stale, and a failed read of this visit says nothing about the next. */
function toStored({ queryKey, queryHash, state, dehydratedAt }: PersistedQuery): PersistedQuery {
  return {
    queryKey,
    queryHash,
    dehydratedAt,
    state: { ...state, status: 'success', error: null, fetchFailureReason: null, isInvalidated: true },
  };
}

type Paged = InfiniteData<{ readonly next?: unknown }>;

function isPaged(data: unknown): data is Paged {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}

/** Drops the cursor, which is no JSON; the refetched page brings a new one. */
function toFirstPage({ pages, pageParams }: Paged): Paged {
  return { pages: pages.slice(0, 1).map(({ next: _, ...page }) => page), pageParams: pageParams.slice(0, 1) };
}

/** False for null, an empty array and what holds only empty arrays. */
function hasContent(data: unknown): boolean {
  if (Array.isArray(data)) return data.length > 0;
  const parts: readonly unknown[] = isPaged(data) ? data.pages : [data];
  const lists = parts.flatMap((part) => Object.values(part ?? {}).filter(Array.isArray));
  return data !== null && (lists.length === 0 || lists.some(({ length }) => length > 0));
}
