import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { SHARES } from '@outrank/shared/documents/shares';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Builds every query on shares; firestore.indexes.json holds the indexes of their shapes. */

const holding = (contains: string): QueryShape => ({
  collection: SHARES,
  scope: 'COLLECTION',
  equal: [],
  contains,
  order: [],
});
const sharesOfSourceShape = holding('sources');
const sharesOfUserShape = holding('userIds');

/** All shapes of this module. */
export const shareQueryShapes: readonly QueryShape[] = [sharesOfSourceShape, sharesOfUserShape];

/** Everything that was shared. */
export function allShares(db: Firestore): Query {
  return db.collection(SHARES);
}

/** What was shared of a list or a ballot. */
export function sharesOfSource(db: Firestore, source: string): Query {
  return shapedQuery(db, sharesOfSourceShape, [source]);
}

/** What shows the content of a user. */
export function sharesOfUser(db: Firestore, uid: string): Query {
  return shapedQuery(db, sharesOfUserShape, [uid]);
}
