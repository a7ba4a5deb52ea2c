import type { LiveCatalogue } from './createLiveCatalogue.ts';
import type { SearchEngine } from './searchEngine.ts';

/** Creates the engine that finds lists in this process's memory. */
export function createMemoryEngine(getCatalogue: LiveCatalogue): SearchEngine {
  return {
    find: async (request, favorites) => {
      const { catalogue, isBehind } = await getCatalogue(request.isFresh === true);
      const answer = catalogue.find(request, favorites);
      return isBehind ? { ...answer, isBehind } : answer;
    },
  };
}
