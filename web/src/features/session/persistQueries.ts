import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { localChoice } from '#data/spoilers/localChoice.ts';
import { rotateLetters } from '#data/spoilers/rotateLetters.ts';
import { writeStored } from '#data/storage/browserStorage.ts';
import { type PersistedQuery, persistedQueriesKey, readPersistedQueries, version } from './restoreQueries.ts';

/** A browser stores about five million characters for a site; drafts need room too. */
const CHARACTERS_MAX = 500_000;
const QUERIES_MAX = 60;

/**
 * Stores the newest data of the queries whose `meta` says `isPersisted`, together with what earlier visits stored. An empty
 * answer is not stored, because a screen says that there is nothing only after the server has just said so.
 */
export function persistQueries(queryClient: QueryClient, uid: string): void {
  const stored = new Map(readPersistedQueries(uid).map((query) => [hashKey(query.queryKey), query]));
  const newer = queryClient.getQueryCache().findAll({
    predicate: ({ meta, queryHash, state }) =>
      meta?.isPersisted === true && state.dataUpdatedAt > (stored.get(queryHash)?.updatedAt ?? 0),
  });
  if (newer.length === 0) return;
  for (const query of newer) stored.set(query.queryHash, toPersisted(query));
  const persisted = [...stored.values()].filter(({ data }) => hasContent(data));
  const text = `{"version":"${version}","queries":[${takeNewest(persisted).join()}]}`;
  const isShieldOn = localChoice.get().mode === 'on';
  writeStored(persistedQueriesKey(uid), isShieldOn ? JSON.stringify(rotateLetters(text)) : text);
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

/** False for null, an empty array and a page whose arrays are empty. */
function hasContent(data: unknown): boolean {
  if (Array.isArray(data)) return data.length > 0;
  if (!isPaged(data)) return data !== null;
  const lists = data.pages.flatMap((page) => Object.values(page).filter(Array.isArray));
  return lists.length === 0 || lists.some(({ length }) => length > 0);
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
