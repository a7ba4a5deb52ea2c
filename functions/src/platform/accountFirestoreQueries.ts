import { GOOGLE_ACCOUNTS } from '@outrank/shared/documents/account';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { shapedQuery } from './shapedQuery.ts';

/** Builds every query on the bindings of Google accounts. */

const bindingsShape = (equal: readonly string[]): QueryShape => ({
  collection: GOOGLE_ACCOUNTS,
  scope: 'COLLECTION',
  equal,
  order: [],
});
const boundShape = bindingsShape(['uid']);
const deletingShape = bindingsShape(['deleting']);

/** All shapes of this module. */
export const accountQueryShapes: readonly QueryShape[] = [boundShape, deletingShape];

/** All Google accounts that are or were bound. */
export function allGoogleAccounts(db: Firestore): Query {
  return db.collection(GOOGLE_ACCOUNTS);
}

/** The Google accounts that are bound to an account: usually one. */
export function boundGoogleAccounts(db: Firestore, uid: string): Query {
  return shapedQuery(db, boundShape, [uid]);
}

/** The Google accounts that were bound to an account that is being deleted. */
export function deletingGoogleAccounts(db: Firestore, uid: string): Query {
  return shapedQuery(db, deletingShape, [uid]);
}

/** The Google accounts that no account can write with: released ones, and those whose account is being deleted. */
export function unboundGoogleAccounts(db: Firestore): Query {
  return shapedQuery(db, boundShape, [null]);
}
