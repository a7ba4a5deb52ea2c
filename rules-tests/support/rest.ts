import { type DocumentData, FieldValue } from 'firebase/firestore';
import type { Write } from './requests.ts';
import { emulatorAddress, rulesProject } from './settings.ts';
import { createSession } from './users.ts';

/** A write without increments. An update deletes the `known` fields that its data does not contain. */
export type RestWrite =
  | Extract<Write, { readonly set: string } | { readonly delete: string }>
  | { readonly update: string; readonly data: DocumentData; readonly known?: readonly string[] };

const database = `projects/${rulesProject}/databases/(default)`;

/** A value in the form of the protocol, which no library sends: a whole number as a double, bytes. */
export class Raw {
  static readonly database = database;
  readonly value: Readonly<Record<string, unknown>>;
  constructor(value: Readonly<Record<string, unknown>>) {
    this.value = value;
  }
}

export type Caller = { readonly uid: string; readonly claims?: Readonly<Record<string, unknown>> };

const CONTENDED = 409;

/**
 * Sends a batch without a library, as an attacker would, and returns the status of the response. A batch that collided
 * with another one was not judged, so it is sent again.
 */
export async function commitByRest(caller: Caller, writes: readonly RestWrite[]): Promise<number> {
  const status = await sendByRest(caller, 'commit', { writes: writes.map(encodeWrite) });
  return status === CONTENDED ? commitByRest(caller, writes) : status;
}

export type RestQuery = {
  /** The path of a collection, or the id of a collection group. */
  readonly path: string;
  readonly isGroup?: boolean | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly offset?: number | undefined;
};

/** Reads or counts one of the documents that match, and returns the status of the response. */
export function queryByRest(caller: Caller, kind: 'query' | 'count', query: RestQuery): Promise<number> {
  const { path, isGroup = false, filter = {}, offset } = query;
  const [, parent = '', collectionId] = /^(.*?)\/?([^/]+)$/.exec(path) ?? [];
  const filters = Object.entries(filter).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encode(value) },
  }));
  const structuredQuery = {
    from: [{ collectionId, allDescendants: isGroup }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    limit: 1,
    offset,
  };
  const above = parent && `/${parent}`;
  if (kind === 'query') return sendByRest(caller, 'runQuery', { structuredQuery }, above);
  const aggregations = [{ alias: 'documents', count: {} }];
  const structuredAggregationQuery = { structuredQuery, aggregations };
  return sendByRest(caller, 'runAggregationQuery', { structuredAggregationQuery }, above);
}

async function sendByRest(caller: Caller, method: string, body: object, parent = ''): Promise<number> {
  const response = await fetch(`http://${emulatorAddress}/v1/${database}/documents${parent}:${method}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${createUnsignedToken(caller)}` },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

function createUnsignedToken({ uid, claims }: Caller): string {
  const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { sub: uid, user_id: uid, firebase: createSession(uid), ...claims };
  return `${encodePart({ alg: 'none', type: 'JWT' })}.${encodePart(payload)}.`;
}

function encodeWrite(write: RestWrite) {
  if ('delete' in write) return { delete: toName(write.delete) };
  const times = findServerTimes(write.data);
  const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const fields = encodeFields(write.data);
  if ('set' in write) return { update: { name: toName(write.set), fields }, updateTransforms };
  const fieldPaths = [...new Set([...(write.known ?? []), ...Object.keys(write.data)])].map(escapeField);
  return {
    update: { name: toName(write.update), fields },
    updateMask: { fieldPaths: fieldPaths.filter((path) => !times.includes(path)) },
    updateTransforms,
    currentDocument: { exists: true },
  };
}

const toName = (path: string) => `${database}/documents/${path}`;

function escapeField(field: string): string {
  return /^[A-Za-z_][A-Za-z_0-9]*$/.test(field) ? field : `\`${field.replace(/[\\`]/g, '\\$&')}\``;
}

/** The paths of the fields that are set to the server's time. */
function findServerTimes(data: DocumentData, above = ''): string[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const path = `${above}${escapeField(field)}`;
    if (value instanceof FieldValue) return [path];
    return isMap(value) ? findServerTimes(value, `${path}.`) : [];
  });
}

export function isMap(value: unknown): value is DocumentData {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function encodeFields(data: DocumentData): Record<string, unknown> {
  const sent = Object.entries(data).filter(([, value]) => !(value instanceof FieldValue));
  return Object.fromEntries(sent.map(([field, value]) => [field, encode(value)]));
}

function encode(value: unknown): Readonly<Record<string, unknown>> {
  if (value instanceof Raw) return value.value;
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'string' ? { stringValue: value } : { nullValue: null };
}

function encodeNumber(value: number) {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  return { doubleValue: Object.is(value, -0) ? '-0' : String(value) };
}
