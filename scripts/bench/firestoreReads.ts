import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** What was read of one collection, in documents as Firestore bills them. */
export type Read = { readonly collection: string; readonly documents: number };

/** One request of a browser to Firestore, and its answer. */
export type Exchange = { readonly url: string; readonly sent: string; readonly answer: string };

/**
 * What an exchange read. A query that finds nothing costs one document, a missing document one, an aggregation one. Each
 * document that is watched live counts once; other requests read nothing.
 */
export function readsOf({ url, sent, answer }: Exchange): Read[] {
  const { pathname } = new URL(url);
  if (pathname.endsWith(':runQuery')) return [queryRead(JSON.parse(sent).structuredQuery, answer)];
  if (pathname.endsWith(':runAggregationQuery')) {
    const { structuredQuery } = JSON.parse(sent).structuredAggregationQuery;
    return [{ collection: `count of ${structuredQuery.from[0].collectionId}`, documents: 1 }];
  }
  if (pathname.endsWith(':batchGet')) return namedReads(JSON.parse(sent).documents);
  if (pathname.endsWith('/Listen/channel')) return watchedReads(sent);
  return [];
}

function queryRead(query: { from: [{ collectionId: string }] }, answer: string): Read {
  const found = (JSON.parse(answer) as object[]).filter((part) => 'document' in part);
  return { collection: query.from[0].collectionId, documents: Math.max(1, found.length) };
}

function namedReads(paths: readonly string[]): Read[] {
  return paths.map((path) => ({ collection: path.split('/').at(-2) ?? path, documents: 1 }));
}

/** The live client packs what it wants into a form: one field for each message. */
function watchedReads(sent: string): Read[] {
  const messages = [...new URLSearchParams(sent)].filter(([field]) => field.endsWith('___data__'));
  return messages.flatMap(([, message]) =>
    namedReads(JSON.parse(message).addTarget?.documents?.documents ?? []),
  );
}

/** What was read in all, and of which collections: `12 (lists 9, upvotes 3)`. */
export function describeReads(reads: readonly Read[]): string {
  const sums = new Map<string, number>();
  for (const { collection, documents } of reads)
    sums.set(collection, (sums.get(collection) ?? 0) + documents);
  return [...sums].map(([collection, documents]) => `${collection} ${documents}`).join(', ');
}

export const documentsIn = (reads: readonly Read[]): number =>
  reads.reduce((sum, { documents }) => sum + documents, 0);

/** A page that has asked for nothing for this long has all that it wants. */
const QUIET_MS = 3000;

/** Follows what a page reads from now on. */
export function followReads(page: Page, firestore: string) {
  const exchanges = new Set<Promise<Read[]>>();
  let lastAt = performance.now();
  const note = (request: Request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(firestore)) return;
    lastAt = performance.now();
    exchanges.add(readsOfRequest(request));
  };
  page.on('request', note);
  return {
    /** All reads, once the page has come to rest. */
    atRest: async (): Promise<Read[]> => {
      while (performance.now() - lastAt < QUIET_MS) await wait(100);
      page.off('request', note);
      return (await Promise.all(exchanges)).flat();
    },
  };
}

async function readsOfRequest(request: Request): Promise<Read[]> {
  const sent = request.postData() ?? '';
  if (request.url().includes('/Listen/channel')) return readsOf({ url: request.url(), sent, answer: '' });
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} was refused: ${response?.status()}`);
  return readsOf({ url: request.url(), sent, answer: await response.text() });
}
