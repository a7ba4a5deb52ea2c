import { rateKinds, ratePath } from '@outrank/shared/documents/rate';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { unboundGoogleAccounts } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { allOf, type Walk } from '../reconcile/walk.ts';

/** By then the token of the deleted account has expired, and every token bucket is full again. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Bindings read and removed at once. */
const PAGE = 50;

/** Removes the Google accounts that were released more than a day ago, with their rates. */
export function removeReleased(db: Firestore, now: Date): Walk<QueryDocumentSnapshot> {
  const before = Timestamp.fromMillis(now.getTime() - KEPT_MS);
  return {
    name: 'removeReleased',
    everything: allOf(unboundGoogleAccounts(db), PAGE),
    check: async (accounts) => {
      const released = accounts.filter((account) => isReleasedBefore(account, before));
      await Promise.all(released.map((account) => removeGoogleAccount(db, account, before)));
      return { read: released.length, repaired: released.length };
    },
  };
}

function isReleasedBefore(account: DocumentSnapshot, time: Timestamp): boolean {
  const { uid, deleting, at } = account.data() ?? {};
  return uid === null && deleting === undefined && at < time;
}

// The transaction reads the account again: its owner may be claiming it.
function removeGoogleAccount(db: Firestore, { id, ref }: DocumentSnapshot, before: Timestamp): Promise<void> {
  return runTransaction(db, async (transaction) => {
    if (!isReleasedBefore(await transaction.get(ref), before)) return;
    for (const kind of rateKinds) transaction.delete(db.doc(ratePath(id, kind)));
    transaction.delete(ref);
  });
}
