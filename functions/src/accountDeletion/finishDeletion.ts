import { accountDeletionPath } from '@outrank/shared/documents/account';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { deletingGoogleAccounts } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * Removes a deletion request and releases the Google account, so that a new account can claim it. Safe to repeat.
 * @throws when Firestore fails; then nothing has changed.
 */
export async function finishDeletion(db: Firestore, uid: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const { docs } = await transaction.get(deletingGoogleAccounts(db, uid));
    for (const { ref } of docs) transaction.set(ref, { uid: null, at: FieldValue.serverTimestamp() });
    transaction.delete(db.doc(accountDeletionPath(uid)));
  });
}
