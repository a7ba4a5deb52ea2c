import type { CategoryId } from '@outrank/shared/ballots/categories';
import { type PublishedTopTen, parseTopTen } from '@outrank/shared/ballots/topTen';
import { topTenPath } from '@outrank/shared/firestore/documentPaths';
import { watchDocument } from '#data/firebase/live.ts';

/**
 * Passes the results of a category to `onChange`, now and whenever they are published again; undefined before the first
 * ballot. Malformed results are only logged. Returns the unsubscribe function.
 */
export function watchTopTen(
  categoryId: CategoryId,
  onChange: (results: PublishedTopTen | undefined) => void,
): () => void {
  const onError = (error: unknown) => console.error('The results could not be watched', error);
  const onData = (data: unknown) => {
    try {
      onChange(parseTopTen(data));
    } catch (error) {
      onError(error);
    }
  };
  return watchDocument(topTenPath(categoryId), onData, onError);
}
