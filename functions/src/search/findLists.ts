import type { SearchAnswer, SearchRequest } from '@outrank/shared/callables';
import type { GetFavorites } from './createFavorites.ts';
import type { LiveCatalogue } from './createLiveCatalogue.ts';

/** What a search looks in. */
export type SearchSources = { readonly getCatalogue: LiveCatalogue; readonly getFavorites: GetFavorites };

/** Answers a user's search. The server reads the favorites, so that a caller cannot search another user's. */
export async function findLists(
  { getCatalogue, getFavorites }: SearchSources,
  uid: string,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const [catalogue, favorites] = await Promise.all([
    getCatalogue(request.isFresh === true),
    request.filter.tags.includes('favorites') ? getFavorites(uid) : new Set<string>(),
  ]);
  return catalogue.find(request, favorites);
}
