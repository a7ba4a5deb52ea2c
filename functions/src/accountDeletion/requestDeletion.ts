import { accountDeletionPath, blockedAccountPath } from '@outrank/shared/firestore/documentPaths';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * Blocks an account and queues its deletion, in one transaction; `processDeletionRequest` does the rest. Safe to repeat.
 * @throws when Firestore fails; then nothing has changed.
 */
export async function requestDeletion(db: Firestore, uid: string): Promise<void> {
  const at = FieldValue.serverTimestamp();
  await runTransaction(db, async (transaction) => {
    transaction.set(db.doc(blockedAccountPath(uid)), {
      reason: 'The account was deleted.',
      at,
      by: BLOCKED_BY_SELF,
    });
    transaction.set(db.doc(accountDeletionPath(uid)), { at });
  });
}
