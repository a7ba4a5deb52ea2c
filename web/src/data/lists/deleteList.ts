import { deletedListPath, type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { recordListChange } from '#data/storage/recentListChanges.ts';

/**
 * Deletes one's own list for good, together with the mark that keeps its id from coming back.
 * @throws FirebaseError when the rules refuse it (it is gone already) or the connection is lost.
 */
export async function deleteList(db: Firestore, key: ListKey): Promise<void> {
  const batch = writeBatch(db);
  batch.delete(doc(db, listPath(key)));
  batch.set(doc(db, deletedListPath(key)), { at: serverTimestamp() });
  await batch.commit();
  recordListChange();
}
