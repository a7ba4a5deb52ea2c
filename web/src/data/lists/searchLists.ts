import { type SearchRequest, searchAnswerSchema } from '@outrank/shared/callables';
import { matchesFilter } from '@outrank/shared/lists/browseFilter';
import type { ListEntry } from '@outrank/shared/lists/list';
import { db } from '#data/firebase/firestore.ts';
import { hasRecentListChange } from '#data/storage/recentListChanges.ts';
import { readEntry } from './lists.ts';

export type FoundLists = {
  readonly entries: readonly ListEntry[];
  /** How many lists match, on all pages. */
  readonly total: number;
  readonly hasMore: boolean;
};

/**
 * A page of the lists that a search finds, as they are stored now: what was deleted or does not match any more since
 * the search was answered falls out. Fresh when this browser changed a list lately.
 * @throws FirebaseError when the function refuses or the connection is lost, AbortError when the signal says so.
 */
export async function searchLists(
  request: Omit<SearchRequest, 'isFresh'>,
  signal?: AbortSignal,
): Promise<FoundLists> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  signal?.throwIfAborted();
  const answer = await callFunction('searchLists', { ...request, isFresh: hasRecentListChange() });
  signal?.throwIfAborted();
  const { keys, total, hasMore } = searchAnswerSchema.parse(answer);
  const found = await Promise.all(keys.map((key) => readEntry(db, key)));
  const entries = found
    .filter((entry) => entry !== undefined)
    .filter(({ list }) => stillMatches(list, request));
  return { entries, total, hasMore };
}

/** A list that could not be read keeps its place. */
function stillMatches(list: ListEntry['list'], { filter }: Pick<SearchRequest, 'filter'>): boolean {
  // The answer is the only one to know the favorites.
  return !list || (list.isPublic && matchesFilter(list, filter, true));
}
