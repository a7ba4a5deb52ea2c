import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { LONG_AGO, persistedQueriesKey, readPersistedQueries, type Seen, version } from './restoreQueries.ts';

/** A browser keeps some five million characters for the whole site, and what is typed has to have its place there. */
const CHARACTERS_MAX = 500_000;
const QUERIES_MAX = 60;

/** Keeps in this browser what the remembered queries of a fan answered, the newest first. A full or forbidden storage keeps nothing. */
export function persistQueries(queryClient: QueryClient, uid: string): void {
  const queries = queryClient.getQueryCache().findAll({
    predicate: ({ meta, state }) => meta?.isPersisted === true && state.dataUpdatedAt > LONG_AGO,
  });
  if (queries.length === 0) return;
  const seenAnew = new Set(queries.map(({ queryHash }) => queryHash));
  const seenBefore = readPersistedQueries(uid).filter(({ queryKey }) => !seenAnew.has(hashKey(queryKey)));
  const seen = [...queries.map(toSeen), ...seenBefore].filter(({ data }) => data !== null);
  try {
    localStorage.setItem(persistedQueriesKey(uid), `{"version":"${version}","seen":[${fitting(seen).join()}]}`);
  } catch (error) {
    console.warn('This browser could not keep what was seen last', error);
  }
}

function toSeen({ queryKey, state: { data, dataUpdatedAt } }: Query): Seen {
  return { queryKey, data: isPaged(data) ? firstPage(data) : data, at: dataUpdatedAt };
}

type Paged = InfiniteData<{ readonly next?: unknown }>;

function isPaged(data: unknown): data is Paged {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}

/** Where it goes on is asked for again with the page. */
function firstPage({ pages, pageParams }: Paged): Paged {
  return { pages: pages.slice(0, 1).map(({ next: _, ...page }) => page), pageParams: pageParams.slice(0, 1) };
}

/** As many of the newest as there is room for, as JSON. */
function fitting(seen: readonly Seen[]): string[] {
  const texts = [...seen]
    .sort((a, b) => b.at - a.at)
    .slice(0, QUERIES_MAX)
    .map((each) => JSON.stringify(each));
  let length = 0;
  return texts.filter((text) => {
    length += text.length;
    return length <= CHARACTERS_MAX;
  });
}
