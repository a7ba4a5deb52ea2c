import type { SearchAnswer, SearchRequest } from '@outrank/shared/callables';

/**
 * Finds lists. `favorites` holds the keys (`listKeyText`) of the caller's favorites; it matters only when the filter asks for
 * favorites.
 */
export type SearchEngine = {
  find(request: SearchRequest, favorites: ReadonlySet<string>): Promise<SearchAnswer>;
  /** Brings a user's newest changes into the next search, in an engine that learns of changes by events. */
  readonly includeChangesOf?: (uid: string) => Promise<void>;
};
