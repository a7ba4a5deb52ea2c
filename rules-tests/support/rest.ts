import { encodeFields, encodeServerTimes, escapeField } from '@outrank/shared/testing/firestoreRest';
import { type DocumentData, FieldValue } from 'firebase/firestore';
import type { Write } from './requests.ts';
import { emulatorAddress, rulesProject } from './settings.ts';
import { createSession } from './users.ts';

/** A write without increments. An update deletes the `known` fields that its data does not contain. */
export type RestWrite =
  | Extract<Write, { readonly set: string } | { readonly delete: string }>
  | { readonly update: string; readonly data: DocumentData; readonly known?: readonly string[] };

/** As the protocol names it. */
export const restDatabase = `projects/${rulesProject}/databases/(default)`;

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
  /** Values that arrays contain. */
  readonly contains?: Readonly<Record<string, unknown>> | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
};

/** Reads or counts the documents that match, and returns the status of the response. */
export function queryByRest(caller: Caller, kind: 'query' | 'count', query: RestQuery): Promise<number> {
  const { path, isGroup = false, filter = {}, contains = {}, limit, offset } = query;
  const [, parent = '', collectionId] = /^(.*?)\/?([^/]+)$/.exec(path) ?? [];
  const toFilters = (values: object, op: string) =>
    Object.entries(encodeFields(values)).map(([fieldPath, value]) => ({
      fieldFilter: { field: { fieldPath }, op, value },
    }));
  const filters = [...toFilters(filter, 'EQUAL'), ...toFilters(contains, 'ARRAY_CONTAINS')];
  const structuredQuery = {
    from: [{ collectionId, allDescendants: isGroup }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    limit,
    offset,
  };
  const above = parent && `/${parent}`;
  if (kind === 'query') return sendByRest(caller, 'runQuery', { structuredQuery }, above);
  const aggregations = [{ alias: 'documents', count: {} }];
  const structuredAggregationQuery = { structuredQuery, aggregations };
  return sendByRest(caller, 'runAggregationQuery', { structuredAggregationQuery }, above);
}

async function sendByRest(caller: Caller, method: string, body: object, parent = ''): Promise<number> {
  const response = await fetch(`http://${emulatorAddress}/v1/${restDatabase}/documents${parent}:${method}`, {
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

const isServerTime = (value: unknown) => value instanceof FieldValue;

function encodeWrite(write: RestWrite) {
  if ('delete' in write) return { delete: toName(write.delete) };
  const updateTransforms = encodeServerTimes(write.data, isServerTime);
  const fields = encodeFields(write.data, isServerTime);
  if ('set' in write) return { update: { name: toName(write.set), fields }, updateTransforms };
  const fieldPaths = [...new Set([...(write.known ?? []), ...Object.keys(write.data)])].map(escapeField);
  const times = updateTransforms.map(({ fieldPath }) => fieldPath);
  return {
    update: { name: toName(write.update), fields },
    updateMask: { fieldPaths: fieldPaths.filter((path) => !times.includes(path)) },
    updateTransforms,
    currentDocument: { exists: true },
  };
}

const toName = (path: string) => `${restDatabase}/documents/${path}`;
