import { type ListKey, listPath } from '@outrank/shared/documents/list';
import type { Firestore } from 'firebase-admin/firestore';
import { submissionsOfList } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/**
 * Takes back the offer of a deleted list, and gives how many consensus ballots were deleted. They are read in the transaction
 * that deletes them, because the user may offer another list meanwhile.
 * @throws when Firestore fails; then nothing has changed.
 */
export async function removeConsensusBallots(db: Firestore, key: ListKey): Promise<number> {
  if ((await submissionsOfList(db, key).get()).empty) return 0;
  return runTransaction(db, async (transaction) => {
    const list = await transaction.get(db.doc(listPath(key)));
    const { docs } = await transaction.get(submissionsOfList(db, key));
    if (list.exists) return 0;
    for (const { ref } of docs) transaction.delete(ref);
    return docs.length;
  });
}
