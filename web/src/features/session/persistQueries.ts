import { hashKey, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { writeStored } from '#data/storage/browserStorage.ts';
import { buster, persistedQueriesKey, readStoredQueries, type StoredQuery } from './restoreQueries.ts';

/** A browser stores about five million characters for a site; drafts need room too. */
const CHARACTERS_MAX = 500_000;
const QUERIES_MAX = 60;

/**
 * Stores the data of the queries whose `meta` says `isPersisted`, also data that was read before a later read failed, together
 * with what earlier visits and other tabs stored. The spoiler shield hides names when a page draws them, so what is stored has
 * them all.
 */
export function persistQueries(queryClient: QueryClient, uid: string): void {
  const read = queryClient.getQueryCache().findAll({
    predicate: ({ meta, state }) => meta?.isPersisted === true && state.data !== undefined,
  });
  const queries = read.map(({ queryKey, meta, state: { data, dataUpdatedAt, isInvalidated } }) => ({
    queryKey: [...queryKey],
    data: isPaged(data) ? toFirstPage(data) : data,
    dataUpdatedAt,
    isFresh: meta?.keepsAge === true && !isInvalidated,
  }));
  const newest = takeNewest([...queries, ...readStoredQueries(uid)]);
  writeStored(persistedQueriesKey(uid), JSON.stringify({ buster, queries: newest }));
}

/**
 * The newest data of each query, as much as fits. An empty answer is left out, because a screen says that there is nothing
 * only after the server has just said so.
 */
function takeNewest(queries: readonly StoredQuery[]): StoredQuery[] {
  const newest = new Map<string, StoredQuery>();
  for (const query of queries.toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)) {
    const key = hashKey(query.queryKey);
    if (!newest.has(key)) newest.set(key, query);
  }
  let length = 0;
  return [...newest.values()]
    .filter(({ data, isFresh }) => isFresh || hasContent(data))
    .slice(0, QUERIES_MAX)
    .filter((query) => {
      length += JSON.stringify(query).length;
      return length <= CHARACTERS_MAX;
    });
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
