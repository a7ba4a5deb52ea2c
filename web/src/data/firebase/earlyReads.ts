import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import type { ListQuery } from '#data/lists/listQuery.ts';
import { noteServerTime } from '#serverTime.ts';

/*
 * What a page shows first is read by the boot script (web/src/boot), while the app's code is still loading. The script leaves
 * the server's answers in a global variable, and the functions that read the data take them from here.
 */

/** What can be read early, as plain data: a document or some of its fields, or the first lists of a query. */
export type EarlyRead =
  | { readonly path: string; readonly fields?: readonly string[] | undefined }
  | { readonly lists: ListQuery; readonly limit: number };

/** A document as Firestore's client or an early read has it. */
export type StoredDocument = {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): DocumentData;
};

declare global {
  /** The answers of Firestore's REST API, in JSON, by their read; undefined for a read that failed. */
  var earlyReads: Map<string, Promise<unknown>> | undefined;
}

export const toEarlyReadKey = (read: EarlyRead): string => JSON.stringify(read);

/** The documents of an early read, for the first who asks; undefined when there was none or it failed. */
export async function takeEarlyRead(read: EarlyRead): Promise<StoredDocument[] | undefined> {
  const key = toEarlyReadKey(read);
  const pending = globalThis.earlyReads?.get(key);
  globalThis.earlyReads?.delete(key);
  const answer = (await pending) as readonly RestResult[] | undefined;
  noteServerTime(answer?.[0]?.readTime);
  return answer?.flatMap(({ found, document }) => found ?? document ?? []).map(toDocument);
}

/** One result of a `batchGet` (`found`) or a `runQuery` (`document`). The last one may have neither. */
type RestResult = {
  readonly found?: RestDocument;
  readonly document?: RestDocument;
  readonly readTime?: string;
};
export type RestDocument = { readonly name: string; readonly fields?: RestFields };
type RestFields = Readonly<Record<string, RestValue>>;

/** A value of Firestore's REST API, apart from the kinds that Outrank does not store. */
type RestValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly stringValue: string }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly timestampValue: string }
  | { readonly arrayValue: { readonly values?: readonly RestValue[] } }
  | { readonly mapValue: { readonly fields?: RestFields } };

export function toDocument({ name, fields = {} }: RestDocument): StoredDocument {
  // projects/{project}/databases/{database}/documents/{path}
  const path = name.split('/').slice(5).join('/');
  return { id: path.split('/').at(-1) ?? '', ref: { path }, data: () => toData(fields) };
}

const toData = (fields: RestFields): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));

function toValue(value: RestValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return toTimestamp(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toValue);
  if ('mapValue' in value) return toData(value.mapValue.fields ?? {});
  return Object.values(value)[0];
}

/** Firestore's times have microseconds, and the cursor of the next page needs them all. */
function toTimestamp(text: string): Timestamp {
  const [, fraction = ''] = /\.(\d+)Z$/.exec(text) ?? [];
  return new Timestamp(Math.floor(Date.parse(text) / 1000), Number(fraction.padEnd(9, '0')));
}
