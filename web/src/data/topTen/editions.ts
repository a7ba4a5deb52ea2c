import { type PublishedTopTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { editionPath } from '@outrank/shared/documents/results';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/**
 * Reads a category's edition of a week (a Friday, `2026-11-20`); undefined when there is none. One document.
 * @throws z.core.$ZodError when the document is malformed.
 */
export async function readEdition(
  db: Firestore,
  categoryId: CategoryId,
  week: string,
): Promise<PublishedTopTen | undefined> {
  return parseTopTen((await getDoc(doc(db, editionPath(categoryId, week)))).data());
}
