import { type Figures, parseFigures } from '@outrank/shared/ballots/figures';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { figuresPath } from '@outrank/shared/documents/results';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/**
 * Reads how many ballots of a category name each contestant in each slot; undefined before the first ballot. One document.
 * @throws z.core.$ZodError when the document is malformed.
 */
export async function readFigures(db: Firestore, categoryId: CategoryId): Promise<Figures | undefined> {
  return parseFigures((await getDoc(doc(db, figuresPath(categoryId)))).data());
}
