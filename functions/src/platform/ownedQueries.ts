import { type DocumentKind, getCollectionId, toPath } from '@outrank/shared/documents/documentKind';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { allKinds } from '@outrank/shared/documents/registry';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { inCollection, shapedQuery } from './queryShapes.ts';

/** The documents that name their owner in a field, of one user. */
function toShape({ path, owner }: DocumentKind): QueryShape | undefined {
  const collection = getCollectionId({ path });
  if (owner === 'userId') return inCollection(collection, { equal: [owner] });
  return owner === 'userIds' ? inCollection(collection, { contains: owner }) : undefined;
}

/** All shapes of this module. A user's own collections need no index and are left out. */
export const ownedQueryShapes: readonly QueryShape[] = allKinds.flatMap(([, kind]) => toShape(kind) ?? []);

/** All of a user's documents of a kind; undefined for a kind of which a user has only one document, whose path is known. */
export function findOwned(db: Firestore, kind: DocumentKind, uid: string): Query | undefined {
  const shape = toShape(kind);
  if (shape) return shapedQuery(db, shape, [uid]);
  const path = toPath(kind.path, uid);
  return path.split('/').length % 2 === 1 ? db.collection(path) : undefined;
}

/** The one document of a kind that a user has. */
export function getOwnDocument(db: Firestore, kind: DocumentKind, uid: string): DocumentReference {
  return db.doc(toPath(kind.path, uid));
}
