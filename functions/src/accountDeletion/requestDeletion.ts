import { accountDeletionPath, blockedAccountPath } from '@outrank/shared/firestore/documentPaths';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/**
 * Wishes an account away and keeps it from writing, both at once; `processDeletionRequest` does the rest. To wish twice does no harm.
 * @throws when Firestore fails; nothing is changed then.
 */
export async function requestDeletion(db: Firestore, uid: string): Promise<void> {
  const at = FieldValue.serverTimestamp();
  await db.runTransaction(async (transaction) => {
    transaction.set(db.doc(blockedAccountPath(uid)), {
      reason: 'The account was deleted.',
      at,
      by: BLOCKED_BY_SELF,
    });
    transaction.set(db.doc(accountDeletionPath(uid)), { at });
  });
}
