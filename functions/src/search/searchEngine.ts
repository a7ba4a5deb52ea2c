import type { SearchAnswer, SearchRequest } from '@outrank/shared/callables';

/**
 * Finds lists. `favorites` holds the keys (`listKeyText`) of the caller's favorites; it matters only when the filter asks for
 * favorites.
 */
export type SearchEngine = {
  find(request: SearchRequest, favorites: ReadonlySet<string>): Promise<SearchAnswer>;
};
