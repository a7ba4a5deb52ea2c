import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';

/** What was read of one collection, in documents as Firestore bills them. */
export type Read = { readonly collection: string; readonly documents: number };

/** A page that has requested nothing for this long has everything. */
const QUIET_MS = 3000;

/**
 * Follows what a page reads from Firestore. The returned function waits until the page is quiet and returns the reads, or throws
 * the error of a request.
 */
export function followReads(page: Page): () => Promise<Read[]> {
  const requests = new Set<Promise<Read[]>>();
  let lastAt = performance.now();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(urlOf('firestore'))) return;
    lastAt = performance.now();
    const reads = readRequest(request);
    reads.catch(() => undefined); // It is thrown below.
    requests.add(reads);
  });
  return async () => {
    while (performance.now() - lastAt < QUIET_MS) await wait(100);
    return (await Promise.all(requests)).flat();
  };
}

async function readRequest(request: Request): Promise<Read[]> {
  const sent = request.postData() ?? '';
  // The answer to a subscription never ends.
  if (request.url().includes('/Listen/channel')) return parseSubscriptions(sent);
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} was refused: ${response?.status()}`);
  return parseReads(request.url(), sent, await response.text());
}

/** What a request read. A query without results, a missing document and an aggregation cost one document each. */
export function parseReads(url: string, sent: string, answer: string): Read[] {
  const { pathname } = new URL(url);
  if (pathname.endsWith(':batchGet')) return countNamed(JSON.parse(sent).documents);
  if (!pathname.endsWith('Query')) return [];
  const { structuredAggregationQuery: aggregation, structuredQuery } = JSON.parse(sent);
  const [{ collectionId }] = (structuredQuery ?? aggregation.structuredQuery).from;
  const found = (JSON.parse(answer) as object[]).filter((part) => 'document' in part);
  return [{ collection: collectionId, documents: Math.max(1, found.length) }];
}

/** What a form of the live client subscribes to, which are single documents. It has a field for each message. */
export function parseSubscriptions(form: string): Read[] {
  const messages = [...new URLSearchParams(form)].filter(([field]) => field.endsWith('___data__'));
  return messages.flatMap(([, message]) =>
    countNamed(JSON.parse(message).addTarget?.documents.documents ?? []),
  );
}

function countNamed(paths: readonly string[]): Read[] {
  return paths.map((path) => ({ collection: path.split('/').at(-2) ?? path, documents: 1 }));
}

/** The documents by collection: `lists 9, upvotes 3`. */
export function describeReads(reads: readonly Read[]): string {
  const groups = Map.groupBy(reads, ({ collection }) => collection);
  return [...groups].map(([collection, same]) => `${collection} ${countDocuments(same)}`).join(', ');
}

export const countDocuments = (reads: readonly Read[]): number =>
  reads.reduce((sum, { documents }) => sum + documents, 0);
