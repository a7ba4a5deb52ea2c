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

/**
 * A page of a user's documents of a kind: the user's own collection, or the documents that name the user. One that also names
 * another user is left out, unless they are members of the same.
 */
export function queryOwnPage(kind: DocumentKind, uid: string, after?: QueryDocumentSnapshot): Query {
  const page = pageAfter(after, QUERY_MAX);
  const { owner } = kind;
  const isNamed = owner === 'userId' || owner === 'userIds' || owner === 'memberIds';
  if (!isNamed) return query(collection(db, toPath(kind.path, uid)), ...page);
  const value = owner === 'userIds' ? [uid] : uid;
  const operator = owner === 'memberIds' ? 'array-contains' : '==';
  return query(collection(db, getCollectionId(kind)), where(owner, operator, value), ...page);
}

/** The seasons in which the user may have documents. */
export const queryAiringSeasons = (): Query => query(collection(db, AIRING_SEASONS), limit(QUERY_MAX));
