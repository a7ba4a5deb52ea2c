import { AIRING_SEASONS } from '@outrank/shared/documents/airing';
import { type DocumentKind, getCollectionId, toPath } from '@outrank/shared/documents/documentKind';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';
import { pageAfter } from '#data/firebase/queries.ts';

/** A page of a user's documents of a kind: the user's own collection, or the documents that name the user, also among others. */
export function queryOwnPage(kind: DocumentKind, uid: string, after?: QueryDocumentSnapshot): Query {
  const page = pageAfter(after, QUERY_MAX);
  const { owner } = kind;
  const isShared = owner === 'userIds' || owner === 'memberIds';
  if (owner !== 'userId' && !isShared) return query(collection(db, toPath(kind.path, uid)), ...page);
  const operator = isShared ? 'array-contains' : '==';
  return query(collection(db, getCollectionId(kind)), where(owner, operator, uid), ...page);
}

/** The seasons in which the user may have documents. */
export const queryAiringSeasons = (): Query => query(collection(db, AIRING_SEASONS), limit(QUERY_MAX));
