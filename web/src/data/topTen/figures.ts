import { type PublishedRankCounts, parseRankCounts } from '@outrank/shared/ballots/rankCounts';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { rankCountsPath } from '@outrank/shared/documents/results';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/**
 * Reads how many ballots of a category name each contestant in each slot; undefined before the first ballot. One document.
 * @throws z.core.$ZodError when the document is malformed.
 */
export async function readFigures(
  db: Firestore,
  categoryId: CategoryId,
): Promise<PublishedRankCounts | undefined> {
  return parseRankCounts((await getDoc(doc(db, rankCountsPath(categoryId)))).data());
}
