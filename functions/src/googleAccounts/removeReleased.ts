import { rateKinds } from '@outrank/shared/accounts/rate';
import { ratePath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { unboundGoogleAccounts } from '../platform/accountFirestoreQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** By then the token of the deleted account has expired, and every token bucket is full again. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Bindings read at once. */
const PAGE = 100;

/**
 * Removes the Google accounts that were released more than a day ago, with their rates.
 * @throws when Firestore fails; the next run continues.
 */
export async function removeReleased(db: Firestore, now: Date): Promise<void> {
  const before = Timestamp.fromMillis(now.getTime() - KEPT_MS);
  for await (const page of readPages(unboundGoogleAccounts(db), PAGE)) {
    for (const account of page)
      if (isReleasedBefore(account, before)) await removeGoogleAccount(db, account, before);
  }
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
