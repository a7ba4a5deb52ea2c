import { listKeyText } from '@outrank/shared/documents/list';
import { searchedDocument } from '../testing/searches.ts';
import { createMemoryEngine } from './createMemoryEngine.ts';
import { SearchCatalogue } from './SearchCatalogue.ts';
import { toSearchableList } from './searchableList.ts';
import { describeEngine } from './testing/engineSuite.ts';

describeEngine('the search in memory', async () => {
  const catalogue = new SearchCatalogue();
  return {
    engine: createMemoryEngine(async () => ({ catalogue, isBehind: false })),
    save: async (lists) => {
      for (const list of lists) {
        const key = listKeyText(list);
        const searchable = toSearchableList(key, searchedDocument(list));
        if (searchable) catalogue.put(searchable);
        else catalogue.remove(key);
      }
    },
    deleteLists: async (keys) => {
      for (const key of keys) catalogue.markDeleted(listKeyText(key));
    },
  };
});
