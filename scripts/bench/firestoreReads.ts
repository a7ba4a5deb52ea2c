/** What was read of one collection, in documents as Firestore bills them. */
export type Read = { readonly collection: string; readonly documents: number };

/** One request of a browser to Firestore, and its answer. */
export type Exchange = { readonly url: string; readonly sent: string; readonly answer: string };

/** What an exchange read. A query that finds nothing costs one document, a missing document one, an aggregation one. */
export function readsOf({ url, sent, answer }: Exchange): Read[] {
  const { pathname } = new URL(url);
  if (pathname.endsWith(':runQuery')) return [queryRead(JSON.parse(sent).structuredQuery, answer)];
  if (pathname.endsWith(':runAggregationQuery')) {
    const { structuredQuery } = JSON.parse(sent).structuredAggregationQuery;
    return [{ collection: `count of ${structuredQuery.from[0].collectionId}`, documents: 1 }];
  }
  if (pathname.endsWith(':batchGet')) return namedReads(JSON.parse(sent).documents);
  return [];
}

function queryRead(query: { from: [{ collectionId: string }] }, answer: string): Read {
  const found = (JSON.parse(answer) as object[]).filter((part) => 'document' in part);
  return { collection: query.from[0].collectionId, documents: Math.max(1, found.length) };
}

function namedReads(paths: readonly string[]): Read[] {
  return paths.map((path) => ({ collection: path.split('/').at(-2) ?? path, documents: 1 }));
}

type Target = { targetId: number; documents?: { documents: string[] }; query?: TargetQuery };
type TargetQuery = { structuredQuery: { from: [{ collectionId: string }] } };
type Message = { documentChange?: { targetIds?: number[] } };

/**
 * What is read by watching: each document that is watched by its name counts once, each that comes for a query too, and a
 * query for which none comes counts one. `sent` are the live client's forms, `heard` the streams that answer them.
 */
export function watchedReads(sent: readonly string[], heard: readonly string[]): Read[] {
  const changes = heard.flatMap(messagesIn).flatMap(({ documentChange }) => documentChange?.targetIds ?? []);
  return sent.flatMap(targetsIn).flatMap(({ targetId, documents, query }) => {
    if (!query) return namedReads(documents?.documents ?? []);
    const found = changes.filter((id) => id === targetId).length;
    return [{ collection: query.structuredQuery.from[0].collectionId, documents: Math.max(1, found) }];
  });
}

/** The live client packs what it wants into a form: one field for each message. */
function targetsIn(form: string): Target[] {
  const messages = [...new URLSearchParams(form)].filter(([field]) => field.endsWith('___data__'));
  return messages.flatMap(([, message]) => (JSON.parse(message) as { addTarget?: Target }).addTarget ?? []);
}

/** A stream is frames, each with its length in a line before it; the last may still be on its way. Numbers are bookkeeping. */
function messagesIn(stream: string): Message[] {
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

/** What was read in all, and of which collections: `12 (lists 9, upvotes 3)`. */
export function describeReads(reads: readonly Read[]): string {
  const sums = new Map<string, number>();
  for (const { collection, documents } of reads)
    sums.set(collection, (sums.get(collection) ?? 0) + documents);
  return [...sums].map(([collection, documents]) => `${collection} ${documents}`).join(', ');
}

export const documentsIn = (reads: readonly Read[]): number =>
  reads.reduce((sum, { documents }) => sum + documents, 0);
