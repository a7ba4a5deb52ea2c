import { type PublishedTopTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { topTenPath } from '@outrank/shared/documents/results';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/**
 * Reads the results of a category; undefined before the first ballot. One document.
 * @throws z.core.$ZodError when the document is malformed.
 */
export async function readTopTen(
  db: Firestore,
  categoryId: CategoryId,
): Promise<PublishedTopTen | undefined> {
  return parseTopTen((await getDoc(doc(db, topTenPath(categoryId)))).data());
}
