import { accountDeletionPath, googleAccountPath } from '@outrank/shared/documents/account';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { boundGoogleAccounts, deletingGoogleAccounts } from '../platform/accountQueries.ts';
import { takeRateToken } from '../platform/googleUser.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * Queues the deletion of an account and takes its Google account away from it, in one transaction, so that nothing new can be
 * written; `onAccountDeletionRequested` does the rest. `googleId` is the caller's, whose account may never have written; the
 * repair job has none. A caller's new request takes a token of their bucket `deletions`. Returns false when the bucket is
 * empty; then nothing has changed. Blocks and rates belong to the Google account and stay. Safe to repeat.
 */
export async function requestDeletion(db: Firestore, uid: string, googleId?: string): Promise<boolean> {
  const at = FieldValue.serverTimestamp();
  return runTransaction(db, async (transaction) => {
    const request = await transaction.get(db.doc(accountDeletionPath(uid)));
    const { docs: bound } = await transaction.get(boundGoogleAccounts(db, uid));
    const own =
      googleId === undefined ? undefined : await transaction.get(db.doc(googleAccountPath(googleId)));
    if (!request.exists && googleId !== undefined) {
      const deletion = { googleId, kind: 'deletions', documentId: uid } as const;
      if (!(await takeRateToken(db, transaction, deletion))) return false;
    }
    // An imported account may have content without a binding. No new account gets the Google account before that is gone.
    const unbound = own && !own.exists ? [...bound, own] : bound;
    for (const { ref } of unbound) transaction.set(ref, { uid: null, deleting: uid, at });
    // A later time would delay the repair job.
    if (!request.exists) transaction.set(request.ref, { at });
    return true;
  });
}

/** Removes a deletion request and releases the Google account, so that a new account can claim it. Safe to repeat. */
export async function finishDeletion(db: Firestore, uid: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const { docs } = await transaction.get(deletingGoogleAccounts(db, uid));
    for (const { ref } of docs) transaction.set(ref, { uid: null, at: FieldValue.serverTimestamp() });
    transaction.delete(db.doc(accountDeletionPath(uid)));
  });
}
