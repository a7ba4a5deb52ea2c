import { HIDDEN_CONTENT, type ListKey, reportsPath } from '@outrank/shared/firestore/documentPaths';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Every query on reports and hidden targets is built here; firestore.indexes.json holds what their shapes need. */

const hiddenShape = (equal: readonly string[]): QueryShape => ({
  collection: HIDDEN_CONTENT,
  scope: 'COLLECTION',
  equal,
  order: [],
});
const hiddenByShape = hiddenShape(['userId']);
const hiddenUnderShape = hiddenShape(['listUserId', 'listId']);

/** All shapes that this module can build. */
export const hiddenQueryShapes: readonly QueryShape[] = [hiddenByShape, hiddenUnderShape];

/** What curators hid of one fan's. */
export function hiddenBy(db: Firestore, uid: string): Query {
  return shapedQuery(db, hiddenByShape, [uid]);
}

/** What curators hid of one list: the list itself, and comments under it. */
export function hiddenUnder(db: Firestore, { userId, listId }: ListKey): Query {
  return shapedQuery(db, hiddenUnderShape, [userId, listId]);
}

/** One fan's reports. */
export function reportsBy(db: Firestore, uid: string): Query {
  return db.collection(reportsPath(uid));
}
