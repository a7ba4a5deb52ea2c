import { accountDeletionPath, barredAccountPath } from '@outrank/shared/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/**
 * Wishes an account away and keeps it from writing, both at once; `eraseAccount` does the rest. To wish twice does no harm.
 * @throws when Firestore fails; nothing is changed then.
 */
export async function beginErasure(db: Firestore, uid: string): Promise<void> {
  const at = FieldValue.serverTimestamp();
  await db.runTransaction(async (transaction) => {
    transaction.set(db.doc(barredAccountPath(uid)), { reason: 'The account was deleted.', at, by: 'self' });
    transaction.set(db.doc(accountDeletionPath(uid)), { at });
  });
}
