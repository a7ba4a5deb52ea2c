import { type PublishedTopTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { topTenPath } from '@outrank/shared/documents/results';
import { db } from '#data/firebase/firestore.ts';
import { watchResults } from '#data/results/watchResults.ts';
import { readTopTen } from './topTen.ts';

/** Watches the results of a category. @see watchResults */
export function watchTopTen(
  categoryId: CategoryId,
  onChange: (results: PublishedTopTen | undefined) => void,
): () => void {
  const read = () => readTopTen(db, categoryId);
  return watchResults({ path: topTenPath(categoryId), parse: parseTopTen, read }, onChange);
}
