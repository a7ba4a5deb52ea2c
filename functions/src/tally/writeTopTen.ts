import type { CategoryId } from '@outrank/shared/ballots/categories';
import { SHARDS } from '@outrank/shared/ballots/tally';
import { topTenPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { sumShards } from './sumShards.ts';

/**
 * Publishes the current results of a category. A delayed run never overwrites newer results. Without a change nothing is
 * written, so that listeners are not notified.
 * @returns whether it wrote.
 */
export async function writeTopTen(db: Firestore, category: CategoryId, shards = SHARDS): Promise<boolean> {
  const { results, version } = await sumShards(db, category, shards);
  const published = db.doc(topTenPath(category));
  return runTransaction(db, async (transaction) => {
    const present: unknown = (await transaction.get(published)).get('version');
    if (version <= (typeof present === 'number' ? present : 0)) return false;
    const document = { ...results, version, publishedAt: FieldValue.serverTimestamp() };
    // These fields are replaced completely; `lastEdition` stays.
    transaction.set(published, document, { mergeFields: Object.keys(document) });
    return true;
  });
}
