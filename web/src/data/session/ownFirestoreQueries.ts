import { AIRING_SEASONS } from '@outrank/shared/documents/airing';
import { type DocumentKind, getCollectionId, toPath } from '@outrank/shared/documents/documentKind';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { allKinds } from '@outrank/shared/documents/registry';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  type Firestore,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore/lite';
import { pageAfter, shapedQuery } from '#data/firebase/queries.ts';

/** A user's own collection, or the documents that name the user. Both are ordered by their ids, which needs no index. */
function getShape(kind: DocumentKind, uid: string): QueryShape {
  const isNamed = kind.owner === 'userId' || kind.owner === 'userIds';
  return {
    collection: isNamed ? getCollectionId(kind) : toPath(kind.path, uid),
    scope: 'COLLECTION',
    equal: isNamed ? [kind.owner] : [],
    order: [],
  };
}

/** A page of a user's documents of a kind. A document that also names another user is left out. */
export function queryOwnPage(
  db: Firestore,
  kind: DocumentKind,
  uid: string,
  after?: QueryDocumentSnapshot,
): Query {
  const values = kind.owner === 'userIds' ? [[uid]] : kind.owner === 'userId' ? [uid] : [];
  return shapedQuery(db, getShape(kind, uid), values, pageAfter(after, QUERY_MAX));
}

/** The seasons in which the user may have documents. */
export const queryAiringSeasons = (db: Firestore): Query =>
  query(collection(db, AIRING_SEASONS), limit(QUERY_MAX));

/** The shape of each query that needs an index. */
export const ownQueryShapes: readonly QueryShape[] = allKinds
  .filter(([, { life }]) => life.isInDownload)
  .map(([, kind]) => getShape(kind, 'uid'))
  .filter(({ equal }) => equal.length > 0);
