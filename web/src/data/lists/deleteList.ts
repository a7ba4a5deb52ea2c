import { deletedListPath, type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { recordListChange } from '#data/storage/recentListChanges.ts';

/**
 * Deletes the user's own list, and stores a tombstone that keeps its id from being reused.
 * @throws FirebaseError when the rules refuse it (it was deleted before), or offline.
 */
export async function deleteList(db: Firestore, key: ListKey): Promise<void> {
  const batch = writeBatch(db);
  batch.delete(doc(db, listPath(key)));
  batch.set(doc(db, deletedListPath(key)), { at: serverTimestamp() });
  await batch.commit();
  recordListChange();
}
