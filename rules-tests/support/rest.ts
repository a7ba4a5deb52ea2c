import { encodeFields } from '@outrank/shared/testing/firestoreRest';
import { emulatorAddress, rulesProject } from './settings.ts';
import { createSession } from './users.ts';

/** As the protocol names it. */
const database = `projects/${rulesProject}/databases/(default)`;

export type Caller = { readonly uid: string; readonly claims?: Readonly<Record<string, unknown>> };

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
