import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { writeStored } from '#data/storage/browserStorage.ts';
import {
  type PersistedQuery,
  persistedQueriesKey,
  RESTORED_AT,
  readPersistedQueries,
  version,
} from './restoreQueries.ts';

/** A browser stores about five million characters for a site; drafts need room too. */
const CHARACTERS_MAX = 500_000;
const QUERIES_MAX = 60;

/** Stores the newest data of the queries whose `meta` says `isPersisted`, together with what earlier visits stored. */
export function persistQueries(queryClient: QueryClient, uid: string): void {
  const queries = queryClient.getQueryCache().findAll({
    predicate: ({ meta, state }) => meta?.isPersisted === true && state.dataUpdatedAt > RESTORED_AT,
  });
  if (queries.length === 0) return;
  const fetched = new Set(queries.map(({ queryHash }) => queryHash));
  const earlier = readPersistedQueries(uid).filter(({ queryKey }) => !fetched.has(hashKey(queryKey)));
  const persisted = [...queries.map(toPersisted), ...earlier].filter(({ data }) => data !== null);
  writeStored(
    persistedQueriesKey(uid),
    `{"version":"${version}","queries":[${takeNewest(persisted).join()}]}`,
  );
}

function toPersisted({ queryKey, state: { data, dataUpdatedAt } }: Query): PersistedQuery {
  return {
    queryKey: [...queryKey],
    data: isPaged(data) ? toFirstPage(data) : data,
    updatedAt: dataUpdatedAt,
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

/** The newest queries that fit, as JSON. */
function takeNewest(queries: readonly PersistedQuery[]): string[] {
  const texts = [...queries]
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, QUERIES_MAX)
    .map((query) => JSON.stringify(query));
  let length = 0;
  return texts.filter((text) => {
    length += text.length;
    return length <= CHARACTERS_MAX;
  });
}
