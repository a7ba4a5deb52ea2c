import type { CategoryId } from '@outrank/shared/ballots/categories';
import { topTenPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { type CountedResults, sumShards } from './sumShards.ts';

/** Publishes the current results of a category, as `writeResults` does. */
export async function writeTopTen(db: Firestore, category: CategoryId): Promise<boolean> {
  return writeResults(db, category, await sumShards(db, category));
}

/**
 * Publishes results of a category. Older results never overwrite newer ones. Without a change nothing is written, so that
 * listeners are not notified.
 * @returns whether it wrote.
 */
export function writeResults(
  db: Firestore,
  category: CategoryId,
  { results, version }: CountedResults,
): Promise<boolean> {
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
