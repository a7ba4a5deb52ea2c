import type { CategoryId } from '@outrank/shared/categories';
import { topTenPath } from '@outrank/shared/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { addShardsUp } from '../tally/addShardsUp.ts';

/**
 * Publishes the results of a category as its shards stand now. One that was held up writes nothing over newer results, and
 * nothing is written, and nobody who watches is woken, where nothing changed.
 * @returns whether it wrote.
 */
export async function writeTopTen(db: Firestore, category: CategoryId): Promise<boolean> {
  const { results, version } = await addShardsUp(db, category);
  const published = db.doc(topTenPath(category));
  return db.runTransaction(async (transaction) => {
    const present: unknown = (await transaction.get(published)).get('version');
    if (version <= (typeof present === 'number' ? present : 0)) return false;
    transaction.set(published, { ...results, version, publishedAt: FieldValue.serverTimestamp() });
    return true;
  });
}
