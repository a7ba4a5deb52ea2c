import { leaveGroup } from '@outrank/shared/airing/groups';
import {
  AIRING_SEASONS,
  airingSeasonSchema,
  isSeasonal,
  listSeasonalPaths,
} from '@outrank/shared/documents/airing';
import { type DocumentKind, getCollectionId, toPath } from '@outrank/shared/documents/documentKind';
import { type Group, groupSchema } from '@outrank/shared/documents/group';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';

/** All of a user's documents of a kind; undefined for a kind whose documents have known paths (`findKnown`). */
export function findOwned(db: Firestore, kind: DocumentKind, uid: string): Query | undefined {
  const { owner } = kind;
  if (owner === 'userId') return db.collection(getCollectionId(kind)).where(owner, '==', uid);
  if (owner === 'userIds' || owner === 'memberIds')
    return db.collection(getCollectionId(kind)).where(owner, 'array-contains', uid);
  if (isSeasonal(kind)) return undefined;
  const path = toPath(kind.path, uid);
  return path.split('/').length % 2 === 1 ? db.collection(path) : undefined;
}

/** The documents of a kind that a user may have: one, or one for each airing season or prediction. */
export async function findKnown(
  db: Firestore,
  kind: DocumentKind,
  uid: string,
): Promise<DocumentReference[]> {
  if (!isSeasonal(kind)) return [db.doc(toPath(kind.path, uid))];
  const { docs } = await db.collection(AIRING_SEASONS).get();
  const seasons = docs.flatMap((season) => airingSeasonSchema.safeParse(season.data()).data ?? []);
  return listSeasonalPaths(kind, uid, seasons).map((path) => db.doc(path));
}

/** Deletes a user's document, or takes the user out of what they share with others. */
export function withdrawOwned(
  transaction: Transaction,
  kind: DocumentKind,
  document: DocumentSnapshot,
  uid: string,
): void {
  const group = kind.owner === 'memberIds' ? groupSchema.safeParse(document.data()).data : undefined;
  writeGroup(transaction, document.ref, group ? leaveGroup(group, uid) : null);
}

/** Stores what may change of a group; null deletes it. */
export function writeGroup(transaction: Transaction, ref: DocumentReference, group: Group | null): void {
  if (group) transaction.set(ref, { ...group, createdAt: new Date(group.createdAt) });
  else transaction.delete(ref);
}
