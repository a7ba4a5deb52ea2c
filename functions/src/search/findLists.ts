import type { SearchAnswer, SearchRequest } from '@outrank/shared/callables';
import type { GetFavorites } from './createFavorites.ts';
import type { SearchEngine } from './searchEngine.ts';

/** What a search looks in. */
export type SearchSources = { readonly engine: SearchEngine; readonly getFavorites: GetFavorites };

const noFavorites: ReadonlySet<string> = new Set();

/** Answers a user's search. The server reads the favorites, so that a caller cannot search another user's. */
export async function findLists(
  { engine, getFavorites }: SearchSources,
  uid: string,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const isFavoritesOnly = request.filter.tags.includes('favorites');
  const [favorites] = await Promise.all([
    isFavoritesOnly ? getFavorites(uid) : noFavorites,
    request.isFresh && engine.includeChangesOf?.(uid),
  ]);
  return engine.find(request, favorites);
}
