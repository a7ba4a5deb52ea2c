import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page, Request } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';
import { type Read, readsOf, watchedReads } from './firestoreReads.ts';

/** A page that has asked for nothing for this long has all that it wants. */
const QUIET_MS = 3000;

/** What a page read, and the bytes of the answers as they are before any compression. */
export type PageReads = { readonly reads: readonly Read[]; readonly bytes: number };

/**
 * Follows what a page reads of Firestore from now on. The returned function tells it once the page has come to rest, and
 * throws what an exchange threw; a page that is given up before tells nothing.
 */
export async function followReads(page: Page): Promise<() => Promise<PageReads>> {
  const firestore = urlOf('firestore');
  const exchanges = new Set<Promise<PageReads>>();
  const forms: string[] = [];
  let lastAt = performance.now();
  const note = (request: Request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(firestore)) return;
    lastAt = performance.now();
    if (isLive(request.url())) forms.push(request.postData() ?? '');
    else {
      const exchange = readsOfRequest(request);
      exchange.catch(() => undefined);
      exchanges.add(exchange);
    }
  };
  page.on('request', note);
  const streams = await followStreams(page, (url) => url.startsWith(firestore) && isLive(url));
  return async () => {
    while (performance.now() - lastAt < QUIET_MS) await wait(100);
    page.off('request', note);
    const asked = await Promise.all(exchanges);
    const heard = streams();
    const reads = [...asked.flatMap((each) => each.reads), ...watchedReads(forms, heard)];
    const bytes = [...asked.map((each) => each.bytes), ...heard.map((text) => Buffer.byteLength(text))];
    return { reads, bytes: bytes.reduce((sum, each) => sum + each, 0) };
  };
}

const isLive = (url: string): boolean => url.includes('/Listen/channel');

async function readsOfRequest(request: Request): Promise<PageReads> {
  const response = await request.response();
  if (!response?.ok()) throw new Error(`${request.url()} was refused: ${response?.status()}`);
  const answer = await response.text();
  const reads = readsOf({ url: request.url(), sent: request.postData() ?? '', answer });
  return { reads, bytes: Buffer.byteLength(answer) };
}

/** A live answer has no end, so it is listened to as it comes. The returned function tells what came so far, per stream. */
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

/** What came before the stream is listened to is handed over with the answer to the wish. */
async function openStream(devTools: CDPSession, requestId: string, streams: Map<string, Buffer[]>) {
  const parts: Buffer[] = [];
  streams.set(requestId, parts);
  try {
    const { bufferedData } = await devTools.send('Network.streamResourceContent', { requestId });
    parts.unshift(Buffer.from(bufferedData, 'base64'));
  } catch {
    // The answer to a form, which is over already, tells nothing of documents.
    streams.delete(requestId);
  }
}
