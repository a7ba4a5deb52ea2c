import { QUERY_MAX } from '@outrank/shared/limits';
import { type Firestore, limit, type QueryConstraint } from 'firebase/firestore';
import { commit, list, listOne, read, remove, type Writes } from '../support/requests.ts';

type Send = (db: Firestore, uid: string) => Promise<unknown>;
type Seeded = { readonly seed: Writes };

/** One kind of document in docs/access-matrix.md, and its requests. They meet the condition of their line. */
export type DocumentKind = {
  /** The path of such a document, Ana's when it has an owner. */
  readonly path: string;
  /** Documents that it needs. */
  readonly world?: Writes;
  /** Creates the document, for every action but its creation. */
  readonly seed?: Writes;
  /** By their names on that page. Without an entry, the simplest request of its action is sent. */
  readonly requests?: Readonly<Record<string, Send | Writes | Seeded>>;
};

/** A query of these documents with the largest limit, or with another one. */
export function queryPage(
  path: Parameters<typeof list>[1],
  filters: readonly QueryConstraint[] = [],
  max = QUERY_MAX,
): Send {
  return (db) => list(db, path, ...filters, limit(max));
}

const simplest: Readonly<Record<string, (db: Firestore, path: string) => Promise<unknown>>> = {
  get: read,
  list: (db, path) => listOne(db, path.slice(0, path.lastIndexOf('/'))),
  create: (db, path) => commit(db, { set: path, data: { touched: true } }),
  update: (db, path) => commit(db, { update: path, data: { touched: true } }),
  delete: remove,
};

type Line = { readonly name: string; readonly action: string };

/** What must exist before a request. */
export function getSeeds(
  { path, world = [], seed, requests = {} }: DocumentKind,
  { name, action }: Line,
): Writes {
  const request = requests[name];
  const document = action === 'create' ? [] : (seed ?? [{ set: path, data: { exists: true } }]);
  return [...world, ...document, ...(request && 'seed' in request ? request.seed : [])];
}

export function send(
  { path, requests = {} }: DocumentKind,
  { name, action }: Line,
  db: Firestore,
  uid: string,
) {
  const request = requests[name];
  if (typeof request === 'function') return request(db, uid);
  return Array.isArray(request) ? commit(db, ...request) : simplest[action]?.(db, path);
}
