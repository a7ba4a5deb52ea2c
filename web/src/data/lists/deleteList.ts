import { deletedListPath, listPath } from '@outrank/shared/documents/list';
import { doc, type Firestore, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import { recordListChange } from '#data/storage/recentListChanges.ts';
import { type OwnList, readOffer, withdrawOffer } from './offers.ts';

/**
 * Deletes the user's own list, takes it out of the fans' ranking, and stores a tombstone that keeps its id from being reused.
 * @throws FirebaseError when the rules refuse it (it was deleted before), or offline.
 */
export async function deleteList(db: Firestore, list: OwnList): Promise<void> {
  const key = { userId: list.userId, listId: list.id };
  await runTransaction(db, async (transaction) => {
    const { subject, isOffered } = await readOffer(db, transaction, list);
    if (subject && isOffered) withdrawOffer(db, transaction, { userId: list.userId, subject });
    transaction.delete(doc(db, listPath(key)));
    transaction.set(doc(db, deletedListPath(key)), { at: serverTimestamp() });
  });
  recordListChange();
}
