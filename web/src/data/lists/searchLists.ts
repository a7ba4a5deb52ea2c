import { type SearchRequest, searchAnswerSchema } from '@outrank/shared/callSchemas';
import { COUNT_MAX } from '@outrank/shared/limits';
import { matchesFilter } from '@outrank/shared/lists/browseFilter';
import { getCount } from 'firebase/firestore/lite';
import { callFunction } from '#data/firebase/callFunction.ts';
import { hasRecentListChange } from '#data/storage/recentListChanges.ts';
import { filteredLists } from './listFirestoreQueries.ts';
import { NEWEST_LISTS } from './listQuery.ts';
import { readEntry } from './lists.ts';

/**
 * A page of search results. The lists are read as they are stored now, and those that were deleted or no longer match are
 * left out. The search includes the newest changes when this browser changed a list recently.
 * @throws FirebaseError when the function refuses it, or offline; AbortError when `signal` is aborted.
 */
export async function searchLists(request: Omit<SearchRequest, 'isFresh'>, signal?: AbortSignal) {
  signal?.throwIfAborted();
  const fullRequest = { ...request, isFresh: hasRecentListChange() };
  const answer = await callFunction('searchLists', fullRequest, { needsProof: false });
  signal?.throwIfAborted();
  const { keys, ...answered } = searchAnswerSchema.parse(answer);
  const found = await Promise.all(keys.map((key) => readEntry(key)));
  const entries = found
    .filter((entry) => entry !== undefined)
    // A list that cannot be parsed counts as a match, so that its card can say so. The function has checked the favorites.
    .filter(({ list }) => !list || (list.isPublic && matchesFilter(list, request.filter, true)));
  return { entries, ...answered };
}

export type FoundLists = Awaited<ReturnType<typeof searchLists>>;

/** The number of public lists of a user or of everyone, at most COUNT_MAX. It costs one read. */
export async function countPublicLists(userId?: string): Promise<number> {
  const filter = userId === undefined ? NEWEST_LISTS : { ...NEWEST_LISTS, userId };
  return (await getCount(filteredLists(filter, COUNT_MAX))).data().count;
}
