import { listKeyText } from '@outrank/shared/documents/list';
import { QUERY_MAX } from '@outrank/shared/limits';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { type DocumentData, type Firestore, limit, where } from 'firebase/firestore';
import { anasComment } from '../support/comments.ts';
import { anasList, bensList } from '../support/lists.ts';
import { commit, list, read, remove, type Writes } from '../support/requests.ts';
import type { RestQuery } from '../support/rest.ts';
import { ana, getGoogleId } from '../support/users.ts';

type Send = (db: Firestore, uid: string) => Promise<unknown>;
type Seeded = { readonly seed: Writes };

/** A query with the largest limit that the rules accept. */
export type Listing = RestQuery & { readonly limit: number };

/** What the requests of a kind of document need. They meet the conditions of `access.ts`. */
export type RequestsOfKind = {
  /** The path of such a document, when it is not the one that `getPath` returns. */
  readonly path?: string;
  /** Documents that it needs. */
  readonly world?: Writes;
  /** The fields of a new or updated document. */
  readonly document?: DocumentData;
  /** Creates the document, when setting its fields does not. Not written before a request that creates it. */
  readonly seed?: Writes;
  /** By their names there. Without an entry, the simplest request of its action is sent. */
  readonly requests?: Readonly<Record<string, Send | Writes | Seeded | Listing>>;
};

export const target = reportTargetId({ kind: 'list', list: bensList });

/** The ids of Ana's documents, and of what she reacts to. */
const ids: Readonly<Record<string, string>> = {
  id: getGoogleId(ana.uid),
  uid: ana.uid,
  kind: 'comments',
  listId: anasList.listId,
  listKey: listKeyText(bensList),
  commentId: anasComment,
  target,
  categoryId: 'goat-strategy',
  subject: 'seasons',
  editionId: '2026-11-20',
  'path=**': 'other/x',
};

/** The path of a document at this `match` of the rules, Ana's when it has an owner. */
function getPath(match: string): string {
  return match.slice(1).replace(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? '1');
}

function sendListing(db: Firestore, { path, isGroup, filter = {}, contains = {}, limit: max }: Listing) {
  const filters = Object.entries(filter).map(([field, value]) => where(field, '==', value));
  const contained = Object.entries(contains).map(([field, value]) => where(field, 'array-contains', value));
  return list(db, isGroup ? { group: path } : path, ...filters, ...contained, limit(max));
}

const simplest: Readonly<
  Record<string, (db: Firestore, path: string, data: DocumentData) => Promise<unknown>>
> = {
  get: read,
  create: (db, path, data) => commit(db, { set: path, data }),
  update: (db, path, data) => commit(db, { update: path, data }),
  delete: remove,
};

type Line = { readonly name: string; readonly action: string };

/** How to send the request of a line, and what must exist before it. */
export function prepareRequest(match: string, kind: RequestsOfKind, { name, action }: Line) {
  const { path = getPath(match), world = [], document = { exists: true }, requests = {} } = kind;
  const collection: Listing = { path: path.slice(0, path.lastIndexOf('/')), limit: QUERY_MAX };
  const request = requests[name] ?? (action === 'list' ? collection : undefined);
  const listing = request && 'limit' in request ? request : undefined;
  const seed = action === 'create' ? [] : (kind.seed ?? [{ set: path, data: document }]);
  return {
    listing,
    seeds: [...world, ...seed, ...(request && 'seed' in request ? request.seed : [])],
    send: (db: Firestore, uid: string) => {
      if (typeof request === 'function') return request(db, uid);
      if (listing) return sendListing(db, listing);
      return Array.isArray(request) ? commit(db, ...request) : simplest[action]?.(db, path, document);
    },
  };
}
