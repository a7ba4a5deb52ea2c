import type { Firestore } from 'firebase-admin/firestore';
import { loadCatalogue } from './loadCatalogue.ts';
import { writeSnapshot } from './searchSnapshot.ts';

/** Writes the search catalogue as of now, so that a new instance of `searchLists` starts from few documents. */
export async function rebuildSnapshot(
  db: Firestore,
  now: Date,
): Promise<{ readonly lists: number; readonly chunks: number }> {
  const { catalogue, seenUpTo } = await loadCatalogue(db);
  const chunks = await writeSnapshot(db, now.getTime(), catalogue.lists(), seenUpTo);
  return { lists: catalogue.size, chunks };
}
