import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { firebaseConfig, isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { draftQueries } from '#features/editor/draft/draftQueries.ts';
import { browseQueries } from '#features/lists/browse/browseQueries.ts';
import { parseBrowseFilter } from '#features/lists/browse/useBrowseFilter.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { paths, routePatterns } from './paths.ts';
import type { StartRead } from './start/startPages.ts';

type Query = { readonly queryFn?: unknown; readonly initialPageParam?: unknown };

/** Starts a query's first read without a cache, whose timers would keep the build running. */
function read({ queryFn, initialPageParam }: Query): Promise<unknown> {
  const context = { pageParam: initialPageParam, signal: new AbortController().signal };
  return (queryFn as (given: typeof context) => Promise<unknown>)(context);
}

/** What each page reads first, one request each. `:name` stands for an id of the address, `:uid` for the user's. */
const firstReads: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  [paths.home]: [() => read(listQueries.weeklyTop()), () => read(listQueries.newest(HOME_SECTION_LISTS))],
  [paths.rankings]: [() => read(browseQueries.pages({ filter: parseBrowseFilter('') }))],
  [routePatterns.list]: [() => read(listQueries.detail({ userId: ':userId', listId: ':listId' }))],
  [paths.create]: [() => read(draftQueries.own(':uid'))],
};

/** The request that a read sends. It is never answered. */
function recordRequest(start: () => Promise<unknown>): Promise<StartRead> {
  return new Promise((resolve) => {
    globalThis.fetch = (url, options) => {
      const headers = Object.fromEntries(new Headers(options?.headers));
      resolve({ url: String(url), body: String(options?.body), headers });
      return new Promise(() => undefined);
    };
    void start();
  });
}

const auth = `${isEmulatorBuild ? 'http://127.0.0.1:9099/' : 'https://'}identitytoolkit.googleapis.com`;

/** Starts each page's first reads and returns the requests that they send. The build calls this (web/build/startScript.ts). */
export async function recordReads() {
  const { fetch } = globalThis;
  const { apiKey } = firebaseConfig;
  const reads: Record<string, StartRead[]> = {};
  for (const [path, starts] of Object.entries(firstReads)) {
    reads[path] = [];
    for (const start of starts) reads[path].push(await recordRequest(start));
  }
  globalThis.fetch = fetch;
  return { apiKey, lookup: `${auth}/v1/accounts:lookup?key=${apiKey}`, reads };
}
