import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';

/** What was read of one collection, in documents as Firestore bills them. */
export type Read = { readonly collection: string; readonly documents: number };

/** A page that has requested nothing for this long has everything. */
const QUIET_MS = 3000;

/**
 * Follows what a page reads from Firestore. The returned function waits until the page is quiet and returns the reads, or throws
 * the error of a request.
 */
export async function followReads(page: Page): Promise<() => Promise<Read[]>> {
  const firestore = urlOf('firestore');
  const isLive = (url: string) => url.startsWith(firestore) && url.includes('/Listen/channel');
  const requests = new Set<Promise<Read[]>>();
  const forms: string[] = [];
  let lastAt = performance.now();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(firestore)) return;
    lastAt = performance.now();
    if (isLive(request.url())) return void forms.push(request.postData() ?? '');
    const reads = readRequest(request);
    reads.catch(() => undefined); // It is thrown below.
    requests.add(reads);
  });
  const getStreams = await followStreams(page, isLive);
  return async () => {
    while (performance.now() - lastAt < QUIET_MS) await wait(100);
    return [...(await Promise.all(requests)).flat(), ...parseLiveReads(forms, getStreams())];
  };
}

async function readRequest(request: Request): Promise<Read[]> {
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} was refused: ${response?.status()}`);
  return parseReads(request.url(), request.postData() ?? '', await response.text());
}

/** Collects live answers, which never end, as they arrive. The returned function returns the text of each so far. */
async function followStreams(page: Page, isFollowed: (url: string) => boolean): Promise<() => string[]> {
  const devTools = await page.context().newCDPSession(page);
  const streams = new Map<string, Buffer[]>();
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (isFollowed(response.url)) void openStream(devTools, requestId, streams);
  });
  devTools.on('Network.dataReceived', ({ requestId, data }) => {
    if (data !== undefined) streams.get(requestId)?.push(Buffer.from(data, 'base64'));
  });
  return () => [...streams.values()].map((parts) => Buffer.concat(parts).toString());
}

/** Turns on `dataReceived` for a request. The answer holds what arrived before. */
async function openStream(devTools: CDPSession, requestId: string, streams: Map<string, Buffer[]>) {
  const parts: Buffer[] = [];
  streams.set(requestId, parts);
  try {
    const { bufferedData } = await devTools.send('Network.streamResourceContent', { requestId });
    parts.unshift(Buffer.from(bufferedData, 'base64'));
  } catch {
    // The answer to a form has ended already and holds no documents.
    streams.delete(requestId);
  }
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

function countNamed(paths: readonly string[]): Read[] {
  return paths.map((path) => ({ collection: path.split('/').at(-2) ?? path, documents: 1 }));
}

type Target = {
  targetId: number;
  documents?: { documents: string[] };
  query?: { structuredQuery: { from: [{ collectionId: string }] } };
};
type Message = { documentChange?: { targetIds?: number[] } };

/** What subscriptions read. `forms` are the requests of the live client, `streams` the answers. */
export function parseLiveReads(forms: readonly string[], streams: readonly string[]): Read[] {
  const changes = streams
    .flatMap(parseStream)
    .flatMap(({ documentChange }) => documentChange?.targetIds ?? []);
  return forms.flatMap(parseTargets).flatMap(({ targetId, documents, query }) => {
    if (!query) return countNamed(documents?.documents ?? []);
    const found = changes.filter((id) => id === targetId).length;
    return [{ collection: query.structuredQuery.from[0].collectionId, documents: Math.max(1, found) }];
  });
}

/** A form has a field for each message. */
function parseTargets(form: string): Target[] {
  const messages = [...new URLSearchParams(form)].filter(([field]) => field.endsWith('___data__'));
  return messages.flatMap(([, message]) => (JSON.parse(message) as { addTarget?: Target }).addTarget ?? []);
}

/** A stream consists of frames, each after a line with its length. The last may be incomplete. */
function parseStream(stream: string): Message[] {
  const messages: Message[] = [];
  for (let at = 0; ; ) {
    const line = stream.indexOf('\n', at);
    const end = line + 1 + Number(stream.slice(at, line));
    if (line < 0 || end > stream.length) return messages;
    const frame = JSON.parse(stream.slice(line + 1, end)) as (number | [number, Message[]])[];
    messages.push(...frame.flatMap((part) => (typeof part === 'number' ? [] : part[1])));
    at = end;
  }
}

/** The documents by collection: `lists 9, upvotes 3`. */
export function describeReads(reads: readonly Read[]): string {
  const groups = Map.groupBy(reads, ({ collection }) => collection);
  return [...groups].map(([collection, same]) => `${collection} ${countDocuments(same)}`).join(', ');
}

export const countDocuments = (reads: readonly Read[]): number =>
  reads.reduce((sum, { documents }) => sum + documents, 0);
