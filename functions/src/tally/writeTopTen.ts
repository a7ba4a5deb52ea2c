import type { CategoryId } from '@outrank/shared/ballots/categories';
import { SHARDS } from '@outrank/shared/ballots/tally';
import { topTenPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { sumShards } from './sumShards.ts';

/**
 * Publishes the results of a category as its shards stand now. One that was held up writes nothing over newer results, and
 * nothing is written, and nobody who watches is woken, where nothing changed.
 * @returns whether it wrote.
 */
export async function writeTopTen(db: Firestore, category: CategoryId, shards = SHARDS): Promise<boolean> {
  const { results, version } = await sumShards(db, category, shards);
  const published = db.doc(topTenPath(category));
  return db.runTransaction(async (transaction) => {
    const present: unknown = (await transaction.get(published)).get('version');
    if (version <= (typeof present === 'number' ? present : 0)) return false;
    const document = { ...results, version, publishedAt: FieldValue.serverTimestamp() };
    // Each of these fields is replaced as a whole; the last edition, which is kept beside them, stays.
    transaction.set(published, document, { mergeFields: Object.keys(document) });
    return true;
  });
}
