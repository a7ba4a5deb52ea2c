import type { LiveCatalogue } from './createLiveCatalogue.ts';
import type { SearchEngine } from './searchEngine.ts';

/** Creates the engine that finds lists in this process's memory. */
export function createMemoryEngine(getCatalogue: LiveCatalogue): SearchEngine {
  return {
    find: async (request, favorites) =>
      (await getCatalogue(request.isFresh === true)).find(request, favorites),
  };
}
