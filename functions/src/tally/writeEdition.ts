import type { CategoryId } from '@outrank/shared/ballots/categories';
import { getEditionId, toEarlierTen } from '@outrank/shared/ballots/edition';
import { editionPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { sumShards } from './sumShards.ts';

/**
 * Freezes the results of a category as its edition of the week. An existing edition is never changed, and a category without
 * ballots has none. The edition's Top 10 is copied to the published results, and the previous edition's to the edition.
 * @returns whether it wrote.
 */
export async function writeEdition(db: Firestore, category: CategoryId, moment: Date): Promise<boolean> {
  const week = getEditionId(moment);
  const edition = db.doc(editionPath(category, week));
  if ((await edition.get()).exists) return false;
  const { results } = await sumShards(db, category);
  if (results.totalVotes === 0) return false;
  const published = db.doc(topTenPath(category));
  return runTransaction(db, async (transaction) => {
    const [present, latest] = await transaction.getAll(edition, published);
    if (present?.exists) return false;
    const before: unknown = latest?.get('lastEdition');
    const document = { ...results, week, publishedAt: FieldValue.serverTimestamp() };
    transaction.create(edition, before ? { ...document, lastEdition: before } : document);
    transaction.set(
      published,
      { lastEdition: toEarlierTen(week, results) },
      { mergeFields: ['lastEdition'] },
    );
    return true;
  });
}
