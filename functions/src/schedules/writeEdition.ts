import type { CategoryId } from '@outrank/shared/categories';
import { editionPath } from '@outrank/shared/documentPaths';
import { editionIdAt } from '@outrank/shared/edition';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { addShardsUp } from '../tally/addShardsUp.ts';

/**
 * Freezes the results of a category as its edition of the week. An edition that is there is never touched again; a category
 * without a ballot has none.
 * @returns whether it wrote.
 */
export async function writeEdition(db: Firestore, category: CategoryId, moment: Date): Promise<boolean> {
  const week = editionIdAt(moment);
  const edition = db.doc(editionPath(category, week));
  if ((await edition.get()).exists) return false;
  const { results } = await addShardsUp(db, category);
  if (results.totalVotes === 0) return false;
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(edition)).exists) return false;
    transaction.create(edition, { ...results, week, publishedAt: FieldValue.serverTimestamp() });
    return true;
  });
}
